import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Step {
  readonly name: string;
  /** What the step's program does. */
  readonly program: string;
  readonly after?: readonly string[];
  readonly isShown?: boolean;
}

function runSteps(...steps: readonly Step[]) {
  const all = steps.map(({ name, program, after = [], isShown = false }) => {
    return { name, after, isShown, command: process.execPath, args: ['-e', program] };
  });
  const program = `
    import { runSteps } from './scripts/run-steps.mjs';
    console.log(JSON.stringify(await runSteps(${JSON.stringify(all)}, process.env)));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  const verdicts = [...stderr.matchAll(/^(ok|FAIL) +(\S+)/gm)].map(([, verdict, name]) =>
    [verdict, name].join(' '),
  );
  return { failed: JSON.parse(stdout) as unknown, verdicts, stderr };
}

it('a step waits for those that it needs', () => {
  const file = JSON.stringify(join(mkdtempSync(join(tmpdir(), 'steps-')), 'made'));
  const { failed, verdicts } = runSteps(
    { name: 'last', program: `fs.readFileSync(${file})`, after: ['first', 'elsewhere'] },
    { name: 'first', program: `fs.writeFileSync(${file}, '')` },
  );
  expect(failed).toEqual([]);
  expect(verdicts).toEqual(['ok first', 'ok last']);
});

it('a step that fails is named, and so are those that need it; the others run, and show what they are told to', () => {
  const { failed, verdicts, stderr } = runSteps(
    { name: 'build', program: 'console.log("no room"); process.exit(1)' },
    { name: 'site', program: '', after: ['build'] },
    { name: 'units', program: 'console.log("quiet")' },
    { name: 'audit', program: 'console.log("0 high")', isShown: true },
  );
  expect(failed).toEqual(['build', 'site']);
  expect(verdicts.toSorted()).toEqual(['FAIL build', 'ok audit', 'ok units']);
  expect(stderr).toContain('no room');
  expect(stderr).not.toContain('quiet');
  expect(stderr).toContain('0 high');
});
