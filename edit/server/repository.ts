import { execFile } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/** Where the current branch is published, and the commit that is there. */
export interface Live {
  readonly remote: string;
  readonly ref: string;
  readonly commit: string;
}

/** A path that two versions differ in. */
export interface Difference {
  readonly kind: 'new' | 'changed' | 'removed';
  readonly path: string;
}

/** By Git's letters. */
const kinds: Readonly<Record<string, Difference['kind']>> = { A: 'new', D: 'removed' };

const notConnected =
  'This copy of the project is not connected to a server: clone it from there, or have a developer run “git push --set-upstream”.';
const noAnswer = 'The project’s server isn’t responding. Check that you’re online, and try again.';
const notTaken =
  'The server of the project did not take it. Try again; if it says the same, show this to a developer.';
const nobody =
  'Git does not know who you are. Have a developer set “git config user.name” and “user.email”.';

/** Git's words for a branch that has moved on since it was read. */
const overtaken = /\[rejected\]|cannot lock ref|incorrect old value|failed to update ref/;

interface GitOptions {
  /** Used in place of the project's own index, which stays as it is. */
  readonly index?: string;
  /** What a failure means to an editor, who gets a Refusal then. */
  readonly refusal?: string;
}

/** Git asks nobody for a password. */
const environment = {
  ...process.env,
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: `${process.env['GIT_SSH_COMMAND'] ?? 'ssh'} -o BatchMode=yes -o ConnectTimeout=15`,
};
/** A server that does not answer is given up. */
const timeoutMs = 120_000;

/**
 * Reads and makes versions of the content without touching files, index or branch of the working tree,
 * so that whatever fails leaves all as it was.
 */
export class Repository {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws Error with what Git says, or Refusal */
  #git(args: readonly string[], { index, refusal }: GitOptions = {}): Promise<string> {
    const env = { ...environment, ...(index !== undefined && { GIT_INDEX_FILE: index }) };
    const options = { cwd: this.#root, env, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 };
    return new Promise((resolve, reject) => {
      execFile('git', args, options, (error, output, errors) => {
        if (!error) return resolve(output.replace(/\n$/, ''));
        const said = `${errors}\n${output}`.trim() || error.message;
        if (refusal === undefined) return reject(new Error(said));
        reject(new Refusal(`${refusal}\n\nNothing is lost. What Git says: ${said}`));
      });
    });
  }

  commit(tree: string, parent: string, message: string): Promise<string> {
    return this.#git(['commit-tree', tree, '-p', parent, '-m', message], { refusal: nobody });
  }

  /** @throws Refusal when there is no server, or when it does not answer */
  async fetch(): Promise<Live> {
    const format = '--format=%(HEAD) %(upstream:remotename) %(upstream:remoteref)';
    const branches = await this.#git(['for-each-ref', format, 'refs/heads'], {
      refusal: notConnected,
    });
    const current = branches.split('\n').find((line) => line.startsWith('*'));
    const [, remote, ref] = current?.split(' ') ?? [];
    if (!remote || !ref) throw new Refusal(notConnected);
    await this.#git(['fetch', '--quiet', '--no-auto-maintenance', remote, ref], {
      refusal: noAnswer,
    });
    return { remote, ref, commit: await this.#git(['rev-parse', 'FETCH_HEAD']) };
  }

  /** @returns whether the server took it; it does not when somebody else was faster */
  async push({ remote, ref }: Live, version: string): Promise<boolean> {
    try {
      await this.#git(['push', '--porcelain', remote, `${version}:${ref}`], { refusal: notTaken });
      return true;
    } catch (error) {
      if (error instanceof Refusal && overtaken.test(error.message)) return false;
      throw error;
    }
  }

  /** Makes a version of all content as it is in the working tree, new files included. */
  async saveContent() {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'index-'));
    const index = join(folder.path, 'index');
    await this.#git(['read-tree', 'HEAD'], { index });
    await this.#git(['add', '--all', '--', 'content'], { index });
    const tree = await this.#git(['write-tree'], { index });
    return { tree, commit: await this.commit(tree, 'HEAD', 'Saved') };
  }

  /** @returns the tree that has the changes of both. @throws Refusal naming files that conflict */
  async merge(live: string, other: string, conflict: string): Promise<string> {
    const options = ['--write-tree', '--name-only', '--no-messages', '-z'];
    try {
      return (await this.#git(['merge-tree', ...options, live, other])).replaceAll('\0', '');
    } catch (error) {
      const [, ...paths] = error instanceof Error ? error.message.split('\0') : [];
      if (paths.length === 0) throw error;
      throw new Refusal(`${conflict}\n${paths.filter(Boolean).join('\n')}`);
    }
  }

  async differences(from: string, to: string): Promise<Difference[]> {
    const options = ['-r', '-z', '--no-renames', '--name-status'];
    const list = await this.#git(['diff-tree', ...options, from, to]);
    return [...list.matchAll(/(\w)\0([^\0]+)\0/g)].map(([, letter = '', path = '']) => ({
      kind: kinds[letter] ?? 'changed',
      path,
    }));
  }

  read(version: string, path: string): Promise<string> {
    return this.#git(['show', `${version}:${path}`]);
  }

  /** Writes the content of a version into a folder. */
  copyContent(version: string, target: string): Promise<string> {
    const options = [`--source=${version}`, '--worktree', '--', 'content'];
    const index = join(target, 'index');
    return this.#git([`--work-tree=${target}`, 'restore', ...options], { index });
  }

  /** @returns the newest commit with a line in its message, in a format of `git log`; '' if none */
  findNewest(version: string, line: string, format: string): Promise<string> {
    return this.#git(['log', '-1', `--grep=^${line}$`, `--format=${format}`, version]);
  }

  /**
   * Brings branch and files to what has been published.
   * @param saved the version of the working tree that is part of it
   * @returns false when a file has newer changes at the same place, which stay
   */
  async follow(published: string, saved?: string): Promise<boolean> {
    try {
      if (saved === undefined) await this.#git(['merge', '--quiet', '--ff-only', published]);
      else {
        await this.#git(['reset', '--quiet', '--soft', saved]);
        await this.#git(['reset', '--quiet', saved, '--', 'content']);
        await this.#git(['reset', '--quiet', '--keep', published]);
      }
      return true;
    } catch {
      return false;
    }
  }
}
