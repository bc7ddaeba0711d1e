import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { aLead } from '../../tests/support/a-lead.ts';
import { commandEnvironment } from '../../tests/support/run-store-command.ts';
import { useStore } from '../../tests/support/use-store.ts';
import { useFolder } from '../../tests/support/use-folder.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';

const inFolder = useFolder();

async function backUp(settings: Readonly<Record<string, string>>) {
  const child = spawn('bash', ['scripts/nightly-back-up.sh', inFolder()], {
    env: { ...commandEnvironment, ...settings },
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await closed, output };
}

describe.each([
  ['sqlite', []],
  // PostgreSQL's own programs are not on every machine.
  ['postgresql', ['long']],
] as const)('a nightly back-up of %s', (engine, tags) => {
  const used = useStore(engine);

  it('is tried out and private to its owner, and old copies go', { tags: [...tags] }, async () => {
    await createLeadSaver({ store: used.store, targets: new Set() }).save(aLead());
    const old = inFolder('site-2020-01-01.sqlite');
    writeFileSync(old, 'x');
    utimesSync(old, 0, 0);

    const { DATABASE_URL: databaseUrl } = used.settings;
    const server = databaseUrl && { REHEARSAL_SERVER: databaseUrl };
    const { code, output } = await backUp({ ...used.settings, ...server });
    expect(code).toBe(0);
    expect(output).toMatch(/^Saved to .*: 1 lead/m);
    expect(output).toMatch(/^Now: +1 lead/m);
    const [success, copy = '', ...others] = readdirSync(inFolder()).toSorted();
    expect(success).toBe('last-success');
    expect(copy).toMatch(/^site-\d{4}-\d\d-\d\d$/);
    expect(others).toEqual([]);
    expect(statSync(inFolder(copy)).mode & 0o777).toBe(0o600);
  });
});

describe('a nightly back-up that fails', () => {
  const used = useStore('sqlite');

  async function backUpALead(settings: Readonly<Record<string, string>>) {
    await createLeadSaver({ store: used.store, targets: new Set() }).save(aLead());
    const { code } = await backUp({ ...used.settings, ...settings });
    expect(code).not.toBe(0);
    return readdirSync(inFolder());
  }

  it('to be encrypted is no success, and leaves nothing', async () => {
    expect(await backUpALead({ BACKUP_RECIPIENT: 'nonsense' })).toEqual([]);
  });

  it('to reach the other machine is no success but leaves the copy', { tags: 'long' }, async () => {
    expect(await backUpALead({ BACKUP_TARGET: '/dev/null/copies' })).toEqual([
      expect.stringMatching(/^site-\d{4}-\d\d-\d\d$/),
    ]);
  });
});

describe('a nightly back-up for another machine', { tags: 'long' }, () => {
  const inOther = useFolder();
  const used = useStore('sqlite');

  it('leaves only what the owner of the key can read, there too', async () => {
    await createLeadSaver({ store: used.store, targets: new Set() }).save(aLead());
    const key = inOther('key.txt');
    execFileSync('age-keygen', ['-o', key], { stdio: 'ignore' });
    const recipient = execFileSync('age-keygen', ['-y', key], { encoding: 'utf8' }).trim();
    const target = inOther('copies');
    const settings = { ...used.settings, BACKUP_RECIPIENT: recipient, BACKUP_TARGET: target };
    writeFileSync(inFolder('site-2026-11-20.part'), 'SQLite');
    expect(await backUp(settings)).toMatchObject({ code: 0 });
    const [copy = '', ...others] = readdirSync(target);
    expect(copy).toMatch(/^site-\d{4}-\d\d-\d\d\.age$/);
    expect(others).toEqual([]);
    expect(readdirSync(inFolder())).not.toContain(copy.replace(/\.age$/, '.part'));
    expect(readdirSync(inFolder())).toEqual(expect.arrayContaining(['last-success', copy]));
    expect(readFileSync(join(target, copy), 'latin1')).not.toContain('SQLite');
    const opened = execFileSync('age', ['--decrypt', '--identity', key, join(target, copy)]);
    expect(opened.toString('latin1', 0, 13)).toBe('SQLite format');
  });
});

it('a nightly back-up of nothing fails, so that it is noticed', { tags: 'long' }, async () => {
  expect(await backUp({ DATA_DIR: inFolder('no-store') })).toMatchObject({ code: 1 });
  expect(readdirSync(inFolder())).toEqual([]);
});
