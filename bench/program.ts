import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What the program writes when it can be used. */
  readonly readyPattern: RegExp;
  readonly output?: 'stdout' | 'stderr';
}

/** A program that runs beside the measurement. */
export interface Program {
  readonly pid: number;
  readonly readyMs: number;
  /** What the ready pattern found. */
  readonly match: RegExpExecArray;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const deadlineMs = 60_000;
const patienceMs = 5000;

/**
 * Starts a program and waits until it says that it is ready.
 * @throws Error with what it wrote, when it ends first or takes a minute
 */
export async function startProgram(start: Start): Promise<Program> {
  const startedAt = performance.now();
  // A separate group, so that what it starts can be ended with it.
  const child = spawn(start.command, start.args, {
    cwd: root,
    env: { ...process.env, ...start.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const killWithUs = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killWithUs);
  try {
    const match = await waitForOutput(child, start);
    return { pid: child.pid ?? 0, readyMs: performance.now() - startedAt, match, stop };
  } catch (error) {
    killWithUs();
    throw error;
  }

  async function stop(): Promise<void> {
    process.off('exit', killWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    signalGroup(child, 'SIGTERM');
    const timer = setTimeout(killWithUs, patienceMs);
    await ended;
    clearTimeout(timer);
  }
}

function waitForOutput(child: ChildProcess, { command, readyPattern, output }: Start) {
  return new Promise<RegExpExecArray>((resolve, reject) => {
    let text = '';
    const fail = (what: string) => reject(new Error(`${command} ${what}\n${lastLines(text)}`));
    const timer = setTimeout(() => fail('is not ready after a minute'), deadlineMs);
    const listen = (chunk: Buffer, isWatched: boolean) => {
      text += chunk.toString();
      const match = isWatched ? readyPattern.exec(text) : null;
      if (!match) return;
      clearTimeout(timer);
      resolve(match);
    };
    child.stdout?.on('data', (chunk: Buffer) => listen(chunk, output !== 'stderr'));
    child.stderr?.on('data', (chunk: Buffer) => listen(chunk, output === 'stderr'));
    child.once('error', (error) => fail(error.message));
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended before it was ready');
    });
  });
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-10).join('\n');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}
