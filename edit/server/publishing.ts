import { basename } from 'node:path';
import pLimit from 'p-limit';
import { changedFields, type ChangedField } from '../forms/changed-fields.ts';
import { readData } from '../forms/content-file.ts';
import { fileForms } from '../forms/editor-config.ts';
import { formOfPath } from '../forms/form-data.ts';
import { Refusal } from './refusal.ts';
import type { refuseMistakes } from './refuse-mistakes.ts';
import type { Difference, Live, Repository } from './repository.ts';

/** A file that publishing would change on the live site. */
export interface ChangedFile {
  readonly label: string;
  readonly kind: Difference['kind'];
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

export type Publishing = ReturnType<typeof createPublishing>;

/** Tells our commits from those that developers make. */
const mark = 'Published-with: content editor';
/** How often others may be faster before we give up. */
const mostTries = 3;
/** Of a message, which Git takes as one argument (128 KiB at most). */
const mostLines = 100;
const conflict =
  'Someone else has published a change at the same place. Your text is kept on this machine. Copy it, have a developer bring both together (“git pull”), and publish then. It is about:';
const conflictOfUndo =
  'The same place has been changed since, so it cannot be undone by itself. Change the text in its form and publish that. It is about:';
const otherWork =
  'This copy of the project has other work that is not published. Have a developer publish it first:';

/** Publishes the content by Git, one thing at a time. @throws Refusal, and then nothing has changed */
export function createPublishing(repository: Repository, check: typeof refuseMistakes) {
  const inTurn = pLimit(1);

  async function look() {
    const live = await repository.fetch();
    return { live, saved: await repository.saveContent() };
  }

  async function compare(): Promise<Comparison> {
    const { live, saved } = await look();
    const found = { seen: saved.tree, last: await findLast(repository, live) };
    try {
      const { files } = await mergeSaved(repository, live.commit, saved.commit);
      return { ...found, files, refusal: undefined };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ...found, files: [], refusal: error.message };
    }
  }

  /** @returns whether it is live; it is not when others have published meanwhile */
  async function send(live: Live, commit: string): Promise<boolean> {
    await check((folder) => repository.copyContent(commit, folder));
    return repository.push(live, commit);
  }

  async function publish(seen: string): Promise<string | undefined> {
    const { live, saved } = await look();
    const { tree, files } = await mergeSaved(repository, live.commit, saved.commit);
    if (files.length === 0) return 'There is nothing to publish: the live site is up to date.';
    if (saved.tree !== seen) {
      throw new Refusal('Something was saved since you looked at this list. Look again.');
    }
    const commit = await repository.commit(tree, live.commit, messageOf(files));
    if (!(await send(live, commit))) return undefined;
    await repository.follow(commit, saved.commit);
    return 'Published. The live site shows it in a few minutes.';
  }

  async function undo(commit: string): Promise<string | undefined> {
    const live = await repository.fetch();
    const last = await findLast(repository, live);
    if (last?.commit !== commit) {
      throw new Refusal('Someone has published since you looked. Nothing is undone: look again.');
    }
    // As if it had been undone at once: what came later is merged with that.
    const undone = await repository.commit(`${commit}^^{tree}`, commit, 'Undone');
    const tree = await repository.merge(live.commit, undone, conflictOfUndo);
    const message = `Revert "${last.subject}"\n\nThis reverts commit ${commit}.\n\n${mark}\n`;
    const revert = await repository.commit(tree, live.commit, message);
    if (!(await send(live, revert))) return undefined;
    const note = (await repository.follow(revert))
      ? ''
      : ' This machine keeps the text as it was until you publish what you have changed since.';
    return `Undone. The live site shows the earlier text in a few minutes.${note}`;
  }

  return {
    compare: () => inTurn(compare),
    publish: (seen: string) => inTurn(untilSent, () => publish(seen)),
    undo: (commit: string) => inTurn(untilSent, () => undo(commit)),
  };
}

/** Begins again from what others have published meanwhile. */
async function untilSent(attempt: () => Promise<string | undefined>) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const message = await attempt();
    if (message !== undefined) return { message };
  }
  throw new Refusal('Others are publishing at this moment. Nothing has changed: try again.');
}

/** What the live site would hold with our changes beside those of others. */
async function mergeSaved(repository: Repository, live: string, saved: string) {
  const tree = await repository.merge(live, saved, conflict);
  const differences = await repository.differences(live, tree);
  const others = differences.filter(({ path }) => !path.startsWith('content/'));
  if (others.length > 0) {
    throw new Refusal([otherWork, ...others.map(({ path }) => path)].join('\n'));
  }
  const describe = async ({ kind, path }: Difference): Promise<ChangedFile> => {
    const form = formOfPath(fileForms, path);
    const name = form?.label ?? path;
    const isOneOfMany = form && fileForms[path] === undefined;
    const label = isOneOfMany ? `${name} “${basename(path)}”` : name;
    if (!form || kind !== 'changed') return { label, kind, fields: [] };
    const read = async (commit: string) =>
      readData(form, path, await repository.read(commit, path));
    return { label, kind, fields: changedFields(form, await read(live), await read(tree)) };
  };
  return { tree, files: await Promise.all(differences.map(describe)) };
}

async function findLast(repository: Repository, live: Live): Promise<Publication | undefined> {
  const format = '%H%x00%s%x00%an%x00%cI%x00%b';
  const found = await repository.findNewest(live.commit, mark, format);
  const [commit = '', subject = '', by = '', at = '', body = ''] = found.split('\0');
  if (commit === '') return undefined;
  return { commit, subject, by, at, changes: body.replace(mark, '').trim() };
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
