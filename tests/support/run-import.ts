import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

interface ImportRun {
  readonly status: number | null;
  readonly output: string;
  /** The report, line by line. */
  readonly lines: readonly string[];
  readonly seconds: number;
  /** The peak memory of the process. */
  readonly peakMegabytes: number;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const sayPeak = `process.on('exit', () => console.error('peak ' + process.resourceUsage().maxRSS));`;
/** The program behind `npm run providers`, without the check of what is installed. */
const program = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=60',
  'server/providers/providers-command.ts',
];

/** Imports a file in another process, as an operator would. */
export async function runImport(
  file: string,
  settings: Record<string, string>,
  ...options: readonly string[]
): Promise<ImportRun> {
  const startedAt = performance.now();
  const watch = ['--import', `data:text/javascript,${encodeURIComponent(sayPeak)}`];
  const args = [...watch, ...program, 'import', file, ...options];
  const child = spawn(`${root}/node_modules/.bin/node`, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], SETTINGS_FILE: '/dev/null', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const lines = errors.trim().split('\n');
  const peaks = lines.flatMap((line) => /^peak (\d+)$/.exec(line)?.[1] ?? []).map(Number);
  return {
    status: await closed,
    output,
    lines: lines.filter((line) => !/^(peak|Store:) /.test(line)),
    seconds: (performance.now() - startedAt) / 1000,
    peakMegabytes: Math.max(...peaks) / 1024,
  };
}
