import { formOfPath, labelOfPath } from '../forms/form-data.ts';
import { bodyField } from '../forms/editor-field.ts';
import { placeMistake } from '../forms/place-mistake.ts';
import type { Mistake } from '../server/trial-folder.ts';
import { showMistakes } from './checked-widgets.ts';
import { editor, type Immutable } from './decap.ts';
import { textOf } from './site-backend.ts';

/** A rule that the draft breaks, where no field can say it. */
export interface GeneralMistake {
  readonly message: string;
}

export interface CheckedDraft {
  readonly count: number;
  readonly general: readonly GeneralMistake[];
  /** Where to go for the first mistake in a field, as Decap writes a path. */
  readonly fields: readonly {
    readonly path: string;
    readonly label: string;
    readonly message: string;
  }[];
}

/** The path that a draft has, or would have. */
export function pathOfDraft(entry: Immutable): string {
  const path = entry.get('path');
  if (typeof path === 'string' && path !== '') return path;
  return 'content/posts/a-new-post.md';
}

interface DraftOptions {
  /** Whether an editor has tried to publish it: then empty fields are mistakes too. */
  readonly isComplete: boolean;
  /** Whether nothing was typed since: what the site says to an older text would confuse. */
  readonly isLatest: () => boolean;
}

/** Asks the site what it would say to a draft, and shows it in the fields; undefined if it is old. */
export async function checkDraft(
  entry: Immutable,
  { isComplete, isLatest }: DraftOptions,
): Promise<CheckedDraft | undefined> {
  const path = pathOfDraft(entry);
  const form = formOfPath(editor.fileForms, path);
  if (!form) throw new Error(`${path} has no form`);
  const values = (entry.get('data') as Immutable).toJS() as Record<string, unknown>;
  const raw = await textOf(path, values);
  const found = await ask(path, raw, entry);
  if (!isLatest()) return undefined;
  const placed = found
    .filter(({ message }) => isComplete || message !== 'is missing')
    .map((mistake) => {
      const isHere = mistake.file === path;
      const where = isHere ? placeMistake(form, raw, mistake) : [];
      const message = isHere ? mistake.message : `${mistake.file}: ${mistake.message}`;
      return { path: where, message };
    });
  const general = showMistakes(placed);
  const fields = placed
    .filter((mistake) => !general.includes(mistake))
    .map(({ path: where, message }) => ({
      path: where.join('.'),
      label: labelOfPath([...form.fields, bodyField], where),
      message,
    }));
  return { count: placed.length, general, fields };
}

async function ask(path: string, raw: string, entry: Immutable): Promise<readonly Mistake[]> {
  const files = (entry.get('mediaFiles') as Immutable | undefined)?.toJS() as { path: string }[];
  const answer = await fetch(editor.editorConfig.backend.proxy_url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      action: 'check',
      params: { dataFiles: [{ path, raw }], pictures: (files ?? []).map((file) => file.path) },
    }),
  });
  const { mistakes, error } = (await answer.json()) as { mistakes: Mistake[]; error?: string };
  if (error === undefined) return mistakes;
  return [{ file: path, line: undefined, path: [], message: error }];
}
