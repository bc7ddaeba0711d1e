import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';

const advice =
  'The films are made with ffmpeg and ffprobe, and one of them is missing here. ' +
  'Install them with "apt-get install ffmpeg" (Debian, Ubuntu) or "brew install ffmpeg" (macOS).';

/** Runs a command-line tool at low priority and gives back what it printed. */
export async function runTool(tool: string, options: readonly string[]): Promise<string> {
  const child = startTool(tool, options);
  child.stdin.end();
  const [printed] = await Promise.all([text(child.stdout), finished(tool, child)]);
  return printed;
}

/** Starts a tool that is fed by the caller, who then waits for `finished`. */
export function startTool(tool: string, options: readonly string[]) {
  return spawn('nice', ['-n', '10', tool, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Waits until a tool has ended well. */
export async function finished(tool: string, child: ChildProcess): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new Error(advice)));
    child.once('close', resolve);
  });
  // 127 is how nice says that it found no such program.
  if (code === 127) throw new Error(advice);
  if (code !== 0) throw new Error(`${tool} stopped with code ${code}`);
}
