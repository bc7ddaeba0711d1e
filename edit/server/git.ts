import { execFile } from 'node:child_process';

/** What Git says when it fails. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

export type Git = ReturnType<typeof openGit>;

/** A server that does not answer is given up. */
const timeoutMs = 120_000;

/** Runs Git on a project. It asks nobody for a password. @throws GitError */
export function openGit(root: string) {
  const own = {
    ...process.env,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: `${process.env['GIT_SSH_COMMAND'] ?? 'ssh'} -o BatchMode=yes -o ConnectTimeout=15`,
  };
  /** @param index is used in place of the project's own, which stays as it is */
  return (args: readonly string[], index?: string): Promise<string> => {
    const env = { ...own, ...(index !== undefined && { GIT_INDEX_FILE: index }) };
    const options = { cwd: root, env, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 };
    return new Promise((resolve, reject) => {
      execFile('git', args, options, (error, output, errors) => {
        if (error) reject(new GitError(`${errors}\n${output}`.trim() || error.message));
        else resolve(output.replace(/\n$/, ''));
      });
    });
  };
}
