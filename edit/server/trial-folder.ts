import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ContentError } from '../../server/content/parse-yaml.ts';
import { tryContent } from '../../server/content/read-content.ts';
import { fileForms } from '../forms/editor-config.ts';
import { labelOfPath } from '../forms/field-of.ts';
import { formOfPath, rootName } from '../forms/form-data.ts';

export type TrialFolder = Awaited<ReturnType<typeof openTrialFolder>>;

/** Opens a folder in which content is tried before anybody gets it, one at a time. */
export async function openTrialFolder() {
  const trial = await mkdtemp(join(tmpdir(), 'edit-'));
  const contentFolder = join(trial, 'content');
  const inTurn = pLimit(1);

  async function findMistakes(fill: (folder: string) => Promise<unknown>): Promise<string[]> {
    await rm(contentFolder, { recursive: true, force: true });
    await mkdir(trial, { recursive: true });
    await fill(trial);
    try {
      await tryContent(contentFolder);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const message = error.message.replaceAll(`${contentFolder}/`, 'content/');
      return message.split('\n').map(sentenceOf);
    }
  }

  return {
    /** Reads content as the site would. @param fill writes it. @returns its mistakes, as sentences */
    findMistakes: (fill: (folder: string) => Promise<unknown>) => inTurn(findMistakes, fill),
    close: () => inTurn(() => rm(trial, { recursive: true, force: true })),
  };
}

const mistake = /^(content\/[^:]+?)(?::(\d+))?: (?:([\w$-]+(?:\.[^\s:.]+)*): )?(.+)$/;

/** Only the labels of these are read, and choices have none. */
const forms = fileForms({});

/** A line of a ContentError as a sentence, with the names that the form has for the places. */
function sentenceOf(line: string): string {
  const [, file = '', number, keys, message] = mistake.exec(line) ?? [];
  if (message === undefined) return line;
  const place = number === undefined ? file : `${file}, line ${number}`;
  const { fields = [], isWrapped = false } = formOfPath(forms, file) ?? {};
  const path = [...(isWrapped ? [rootName] : []), ...(keys?.split('.') ?? [])];
  const label = keys === undefined ? '' : labelOfPath(fields, path);
  return [place, label, message].filter(Boolean).join(': ');
}
