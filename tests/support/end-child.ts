import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Tells a process to end, or its whole group, and waits until it has. */
export async function endChild(child: ChildProcess, { withGroup = false } = {}): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(withGroup ? -child.pid : child.pid, 'SIGTERM');
  await ended;
}
