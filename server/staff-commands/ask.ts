import { createInterface } from 'node:readline';
import type { Caller } from './command-line.ts';

/** Tells whether a person sits at a terminal, who can be asked. */
export function isOnTerminal({ stdin }: Pick<Caller, 'stdin'>): boolean {
  return stdin?.isTTY === true;
}

/** Asks on the terminal; anything but "yes" or "y" is no. */
export async function isConfirmed(
  { stdin, stderr }: Pick<Caller, 'stdin' | 'stderr'>,
  question: string,
): Promise<boolean> {
  if (!stdin) return false;
  const lines = createInterface({ input: stdin, terminal: false });
  try {
    stderr.write(question);
    for await (const line of lines) return /^y(?:es)?$/i.test(line.trim());
    return false;
  } finally {
    lines.close();
  }
}
