import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ContentError } from '../../server/content/parse-yaml.ts';
import { tryContent } from '../../server/content/read-content.ts';
import { fileForms } from '../forms/editor-config.ts';
import { labelOfPath } from '../forms/field-of.ts';
import { formOfPath, rootName } from '../forms/form-data.ts';
import { openContentFolder, type ContentFolder } from './content-folder.ts';

/** Changes files of a copy of the content. */
type Change = (folder: ContentFolder) => Promise<void>;

export interface TrialFolder {
  /** Reads the content as the site would after a change. @returns its mistakes, as sentences */
  tryChange(change: Change): Promise<readonly string[]>;
  /** The same of other content. @param fill writes it into a folder */
  tryOther(fill: (folder: string) => Promise<unknown>): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Opens a copy of the content in which changes are tried, one at a time. */
export async function openTrialFolder(root: string): Promise<TrialFolder> {
  const trial = await mkdtemp(join(tmpdir(), 'edit-'));
  const contentFolder = join(trial, 'content');
  const inTurn = pLimit(1);

  async function tryNow(fill: (folder: string) => Promise<unknown>): Promise<readonly string[]> {
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
    tryChange: (change) =>
      inTurn(tryNow, async (folder) => {
        await cp(join(root, 'content'), contentFolder, { recursive: true });
        await change(openContentFolder(folder));
      }),
    tryOther: (fill) => inTurn(tryNow, fill),
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
