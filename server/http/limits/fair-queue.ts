import { setImmediate } from 'node:timers/promises';

/**
 * Begins one piece of work in each turn of the event loop, of one sender after the other: whoever
 * sends one waits for one of each, not for all that somebody else has sent, and between two pieces all
 * that has arrived meanwhile gets a look in.
 * @param most senders that wait at once
 */
export function createFairQueue(most: number) {
  const lines = new Map<string | symbol, (() => void)[]>();
  let isMoving = false;

  async function move(): Promise<void> {
    isMoving = true;
    for (;;) {
      const [next] = lines;
      if (!next) break;
      const [sender, line] = next;
      lines.delete(sender);
      line.shift()?.();
      if (line.length > 0) lines.set(sender, line);
      await setImmediate();
    }
    isMoving = false;
  }

  return {
    /** Resolves at the sender's next turn: true, or at once false when too many others wait. */
    async wait(sender: string | symbol): Promise<boolean> {
      const line = lines.get(sender) ?? [];
      if (!lines.has(sender) && lines.size >= most) return false;
      lines.set(sender, line);
      const turn = new Promise<void>((begin) => line.push(begin));
      if (!isMoving) void move();
      await turn;
      return true;
    },
  };
}
