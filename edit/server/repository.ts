import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GitError, openGit, type Git } from './git.ts';
import { Refusal, refusal } from './refusal.ts';

/** Where the current branch is published. */
export interface Target {
  readonly remote: string;
  readonly ref: string;
}

/** A path that two versions differ in: added, modified or deleted. */
export interface Difference {
  readonly kind: string;
  readonly path: string;
}

/** Git's words for a branch that has moved on since it was read. */
const overtaken = /\[rejected\]|cannot lock ref|incorrect old value|failed to update ref/;

/**
 * Reads and makes versions of the content without touching files, index or branch of the working tree,
 * so that whatever fails leaves all as it was.
 */
export class Repository {
  readonly #git: Git;

  constructor(root: string) {
    this.#git = openGit(root);
  }

  /** @throws Refusal when the copy is connected to no server */
  async findTarget(): Promise<Target> {
    try {
      const branch = await this.#git(['symbolic-ref', '--short', 'HEAD']);
      const remote = await this.#git(['config', `branch.${branch}.remote`]);
      return { remote, ref: await this.#git(['config', `branch.${branch}.merge`]) };
    } catch (error) {
      throw refusal(
        error,
        'This copy of the project is not connected to a server: clone it from there, or have a developer run “git push --set-upstream”.',
      );
    }
  }

  /** @returns the commit that the server has. @throws Refusal when it does not answer */
  async fetch({ remote, ref }: Target): Promise<string> {
    try {
      await this.#git(['fetch', '--quiet', remote, ref]);
      return await this.#git(['rev-parse', 'FETCH_HEAD']);
    } catch (error) {
      throw refusal(
        error,
        'The server of the project does not answer. Look whether you are online, and try again.',
      );
    }
  }

  /** @returns whether the server took it; it does not when somebody else was faster */
  async push({ remote, ref }: Target, commit: string): Promise<boolean> {
    try {
      await this.#git(['push', '--porcelain', remote, `${commit}:${ref}`]);
      return true;
    } catch (error) {
      if (error instanceof GitError && overtaken.test(error.message)) return false;
      throw refusal(
        error,
        'The server of the project did not take it. Try again; if it says the same, show this to a developer.',
      );
    }
  }

  /** A version of all content as it is in the working tree, new files included. */
  async commitContent(): Promise<string> {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'index-'));
    const index = join(folder.path, 'index');
    await this.#git(['read-tree', 'HEAD'], index);
    await this.#git(['add', '--all', '--', 'content'], index);
    return this.commit(await this.#git(['write-tree'], index), 'HEAD', 'Saved');
  }

  async commit(tree: string, parent: string, message: string): Promise<string> {
    try {
      return await this.#git(['commit-tree', tree, '-p', parent, '-m', message]);
    } catch (error) {
      throw refusal(
        error,
        'Git does not know who you are. Have a developer set “git config user.name” and “user.email”.',
      );
    }
  }

  tree(version: string): Promise<string> {
    return this.#git(['rev-parse', `${version}^{tree}`]);
  }

  /** @returns the tree that has the changes of both. @throws Refusal naming files that conflict */
  async merge(live: string, other: string, conflict: string): Promise<string> {
    const options = ['--write-tree', '--name-only', '--no-messages', '-z'];
    try {
      return (await this.#git(['merge-tree', ...options, live, other])).replaceAll('\0', '');
    } catch (error) {
      const [, ...paths] = error instanceof GitError ? error.message.split('\0') : [];
      if (paths.length === 0) throw error;
      throw new Refusal(`${conflict}\n${paths.filter(Boolean).join('\n')}`);
    }
  }

  async differences(from: string, to: string): Promise<Difference[]> {
    const list = await this.#git([
      'diff-tree',
      '-r',
      '-z',
      '--no-renames',
      '--name-status',
      from,
      to,
    ]);
    const words = list.split('\0');
    return words.flatMap((kind, at) =>
      at % 2 === 0 && kind !== '' ? [{ kind, path: words[at + 1] ?? '' }] : [],
    );
  }

  read(version: string, path: string): Promise<string> {
    return this.#git(['show', `${version}:${path}`]);
  }

  /** Writes the content of a version into a folder. */
  async copyContent(version: string, target: string): Promise<void> {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'index-'));
    const index = join(folder.path, 'index');
    await this.#git(['read-tree', '--prefix=content/', `${version}:content`], index);
    await this.#git(['checkout-index', '--all', `--prefix=${target}/`], index);
  }

  log(version: string, ...options: string[]): Promise<string> {
    return this.#git(['log', ...options, version]);
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
    } catch (error) {
      if (error instanceof GitError) return false;
      throw error;
    }
  }
}
