import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program of the bench in another process, until it has sent its first message.
 * @throws Error when it ends before
 */
export async function forkProgram(file: string, args: readonly string[]) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args);
  const ended = once(child, 'exit');
  const early = ended.then(([code]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), early])) as [unknown];
  return {
    pid: child.pid ?? 0,
    message,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
    },
  };
}
