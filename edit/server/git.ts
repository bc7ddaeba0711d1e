import { execFile } from 'node:child_process';
import { Refusal } from './refusal.ts';

interface GitOptions {
  /** Used in place of the project's own index, which stays as it is. */
  readonly index?: string;
  /** What a failure means to an editor, who gets a Refusal then. */
  readonly refusal?: string;
}

/** What Git says when it fails. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

/** A server that does not answer is given up. */
const timeoutMs = 120_000;

/** Runs Git on a project. It asks nobody for a password. @throws GitError, or Refusal */
export function openGit(root: string) {
  const own = {
    ...process.env,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: `${process.env['GIT_SSH_COMMAND'] ?? 'ssh'} -o BatchMode=yes -o ConnectTimeout=15`,
  };
  return (args: readonly string[], { index, refusal }: GitOptions = {}): Promise<string> => {
    const env = { ...own, ...(index !== undefined && { GIT_INDEX_FILE: index }) };
    const options = { cwd: root, env, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 };
    return new Promise((resolve, reject) => {
      execFile('git', args, options, (error, output, errors) => {
        if (!error) return resolve(output.replace(/\n$/, ''));
        const said = `${errors}\n${output}`.trim() || error.message;
        if (refusal === undefined) return reject(new GitError(said));
        reject(new Refusal(`${refusal}\n\nNothing is lost. What Git says: ${said}`));
      });
    });
  };
}
