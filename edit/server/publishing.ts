import { basename } from 'node:path';
import pLimit from 'p-limit';
import { changedFields, type ChangedField } from '../forms/changed-fields.ts';
import { fileForms } from '../forms/editor-config.ts';
import { formOfPath } from '../forms/form-data.ts';
import { Refusal } from './refusal.ts';
import type { Difference, Repository, Target } from './repository.ts';
import type { TrialFolder } from './trial-folder.ts';

/** A file that publishing would change on the live site. */
export interface ChangedFile {
  readonly label: string;
  readonly kind: 'new' | 'changed' | 'removed';
  readonly fields: readonly ChangedField[];
}

/** A publication that can be undone. */
export interface Publication {
  readonly commit: string;
  readonly subject: string;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  /** What it changed, a line each. */
  readonly changes: string;
}

export interface Comparison {
  readonly files: readonly ChangedFile[];
  /** Names this state of the content: what is published must be what was looked at. */
  readonly seen: string;
  readonly last: Publication | undefined;
  /** Why the files cannot be published as they are. */
  readonly refusal: string | undefined;
}

interface PublishingOptions {
  readonly repository: Repository;
  readonly trial: Pick<TrialFolder, 'tryOther'>;
}

export type Publishing = ReturnType<typeof createPublishing>;

/** Tells our commits from those that developers make. */
const mark = 'Published-with: content editor';
/** How often others may be faster before we give up. */
const mostTries = 3;
/** Of a commit's message. */
const mostLines = 100;
const conflict =
  'Somebody else has published a change at the same place. Your text is kept on this machine. Copy it, have a developer bring both together (“git pull”), and publish then. It is about:';
const conflictOfUndo =
  'The same place has been changed since, so it cannot be undone by itself. Change the text in its form and publish that. It is about:';
const forms = fileForms({});

/** Publishes the content by Git, one thing at a time. @throws Refusal, and then nothing has changed */
export function createPublishing(options: PublishingOptions) {
  const inTurn = pLimit(1);
  const publisher = new Publisher(options);
  return {
    compare: () => inTurn(() => publisher.compare()),
    publish: async (seen: string) => ({ message: await inTurn(() => publisher.publish(seen)) }),
    undo: async (commit: string) => ({ message: await inTurn(() => publisher.undo(commit)) }),
  };
}

class Publisher {
  readonly #repository: Repository;
  readonly #trial: PublishingOptions['trial'];

  constructor({ repository, trial }: PublishingOptions) {
    this.#repository = repository;
    this.#trial = trial;
  }

  async #look() {
    const target = await this.#repository.findTarget();
    const live = await this.#repository.fetch(target);
    const saved = await this.#repository.commitContent();
    return { target, live, saved, seen: await this.#repository.tree(saved) };
  }

  /** What the live site would hold with our changes beside those of others. */
  async #mergeSaved(live: string, saved: string) {
    const tree = await this.#repository.merge(live, saved, conflict);
    const differences = await this.#repository.differences(live, tree);
    const others = differences.filter(({ path }) => !path.startsWith('content/'));
    if (others.length === 0) {
      return { tree, files: await this.#changedFiles(live, tree, differences) };
    }
    const paths = others.map(({ path }) => path).join('\n');
    throw new Refusal(
      `This copy of the project has other work that is not published. Have a developer publish it first:\n${paths}`,
    );
  }

  #changedFiles(before: string, after: string, differences: readonly Difference[]) {
    return Promise.all(
      differences.map(async ({ kind, path }): Promise<ChangedFile> => {
        const form = formOfPath(forms, path);
        if (!form) return { label: path, kind: kindOf(kind), fields: [] };
        const isOneOfMany = forms[path] === undefined;
        const label = isOneOfMany ? `${form.label} “${basename(path)}”` : form.label;
        if (kind !== 'M') return { label, kind: kindOf(kind), fields: [] };
        const texts = {
          before: await this.#repository.read(before, path),
          after: await this.#repository.read(after, path),
        };
        return { label, kind: 'changed', fields: changedFields(form, path, texts) };
      }),
    );
  }

  async #findLast(live: string): Promise<Publication | undefined> {
    const format = '--format=%H%x00%s%x00%an%x00%cI%x00%b';
    const found = await this.#repository.log(live, '-1', `--grep=^${mark}$`, format);
    const [commit = '', subject = '', by = '', at = '', body = ''] = found.split('\0');
    if (commit === '') return undefined;
    return { commit, subject, by, at, changes: body.replace(mark, '').trim() };
  }

  async compare(): Promise<Comparison> {
    const { live, saved, seen } = await this.#look();
    const last = await this.#findLast(live);
    try {
      const { files } = await this.#mergeSaved(live, saved);
      return { files, seen, last, refusal: undefined };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { files: [], seen, last, refusal: error.message };
    }
  }

  /** @returns whether it is live; it is not when others have published meanwhile */
  async #send(target: Target, commit: string): Promise<boolean> {
    const mistakes = await this.#trial.tryOther((folder) =>
      this.#repository.copyContent(commit, folder),
    );
    if (mistakes.length > 0) throw new Refusal(`Not published:\n${mistakes.join('\n')}`);
    return this.#repository.push(target, commit);
  }

  async publish(seen: string): Promise<string> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const found = await this.#look();
      const { tree, files } = await this.#mergeSaved(found.live, found.saved);
      if (files.length === 0) return 'There is nothing to publish: the live site has it all.';
      if (found.seen !== seen) {
        throw new Refusal('Something was saved since you looked at this list. Look again.');
      }
      const commit = await this.#repository.commit(tree, found.live, messageOf(files));
      if (!(await this.#send(found.target, commit))) continue;
      await this.#repository.follow(commit, found.saved);
      return 'Published. The live site shows it in a few minutes.';
    }
    throw new Refusal('Others are publishing at this moment. Nothing is lost: try again.');
  }

  async undo(commit: string): Promise<string> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const target = await this.#repository.findTarget();
      const live = await this.#repository.fetch(target);
      const last = await this.#findLast(live);
      if (last?.commit !== commit) {
        throw new Refusal(
          'Somebody has published since you looked. Nothing is undone: look again.',
        );
      }
      // As if it had been undone at once: what came later is merged with that.
      const earlier = await this.#repository.tree(`${commit}^`);
      const undone = await this.#repository.commit(earlier, commit, 'Undone');
      const tree = await this.#repository.merge(live, undone, conflictOfUndo);
      const message = `Revert "${last.subject}"\n\nThis reverts commit ${commit}.\n\n${mark}\n`;
      const revert = await this.#repository.commit(tree, live, message);
      if (!(await this.#send(target, revert))) continue;
      const isFollowed = await this.#repository.follow(revert);
      const note = isFollowed
        ? ''
        : ' This machine keeps the text as it was until you publish what you have changed since.';
      return `Undone. The live site shows the earlier text in a few minutes.${note}`;
    }
    throw new Refusal('Others are publishing at this moment. Nothing is undone: try again.');
  }
}

function kindOf(kind: string): ChangedFile['kind'] {
  if (kind === 'A') return 'new';
  return kind === 'D' ? 'removed' : 'changed';
}

function messageOf(files: readonly ChangedFile[]): string {
  const names = `Change ${files.map(({ label }) => label).join(', ')}`;
  const subject = names.length <= 60 ? names : `Change ${files.length} files of the content`;
  const lines = files.flatMap(linesOf).slice(0, mostLines);
  return `${subject}\n\n${lines.join('\n')}\n\n${mark}\n`;
}

function linesOf({ label, kind, fields }: ChangedFile): string[] {
  if (fields.length === 0) return [`${label}: ${kind}`];
  return fields.map((field) => {
    const [before, after] = [field.before || '(empty)', field.after || '(empty)'];
    return `${label}: ${field.label}: ${before} → ${after}`.replaceAll(/\s+/g, ' ');
  });
}
