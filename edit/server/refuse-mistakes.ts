import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '../../server/content/parse-yaml.ts';
import { tryContent } from '../../server/content/read-content.ts';
import { fileForms } from '../forms/editor-config.ts';
import { labelOfPath } from '../forms/field-of.ts';
import { formOfPath, rootName } from '../forms/form-data.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads content as the site would, before anybody gets it.
 * @param fill writes it into a folder, which is removed again
 * @throws Refusal with each mistake as a sentence, one a line
 */
export async function refuseMistakes(fill: (folder: string) => Promise<unknown>): Promise<void> {
  await using trial = await mkdtempDisposable(join(tmpdir(), 'edit-'));
  const contentFolder = join(trial.path, 'content');
  await fill(trial.path);
  try {
    await tryContent(contentFolder);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const message = error.message.replaceAll(`${contentFolder}/`, 'content/');
    throw new Refusal(message.split('\n').map(sentenceOf).join('\n'));
  }
}

const mistake = /^(content\/[^:]+?)(?::(\d+))?: (?:([\w$-]+(?:\.[^\s:.]+)*): )?(.+)$/;

/** A line of a ContentError as a sentence, with the names that the form has for the places. */
function sentenceOf(line: string): string {
  const [, file = '', number, keys, message] = mistake.exec(line) ?? [];
  if (message === undefined) return line;
  const place = number === undefined ? file : `${file}, line ${number}`;
  const { fields = [], isWrapped = false } = formOfPath(fileForms, file) ?? {};
  const label = keys && labelOfPath(fields, [...(isWrapped ? [rootName] : []), ...keys.split('.')]);
  return [place, label, message].filter(Boolean).join(': ');
}
