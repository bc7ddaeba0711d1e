import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '../../server/content/parse-yaml.ts';
import { readAllContent } from '../../server/content/read-all-content.ts';
import { openContentFolder, type ContentFolder } from './content-folder.ts';

/** Changes files of a copy of the content. */
type Change = (folder: ContentFolder) => Promise<void>;

export interface TrialFolder {
  /** Reads the content as the site would after a change; finds nothing when all is well. */
  tryChange(change: Change): Promise<readonly Mistake[]>;
  close(): Promise<void>;
}

/** Opens a copy of the content in which changes are tried, one at a time. */
export async function openTrialFolder(root: string): Promise<TrialFolder> {
  const trial = await mkdtemp(join(tmpdir(), 'edit-'));
  const contentFolder = join(trial, 'content');
  let last: Promise<unknown> = Promise.resolve();

  async function tryNow(change: Change): Promise<readonly Mistake[]> {
    await rm(contentFolder, { recursive: true, force: true });
    await mkdir(trial, { recursive: true });
    await cp(join(root, 'content'), contentFolder, { recursive: true });
    await change(openContentFolder(trial));
    try {
      await readAllContent(contentFolder);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return parseMistakes(error.message.replaceAll(`${contentFolder}/`, 'content/'));
    }
  }

  return {
    tryChange(change) {
      const running = last.catch(() => undefined).then(() => tryNow(change));
      last = running;
      return running;
    },
    async close() {
      await last.catch(() => undefined);
      await rm(trial, { recursive: true, force: true });
    },
  };
}

/** What the site refuses, and where. */
export interface Mistake {
  /** The content file, as `content/faqs.yaml`. */
  readonly file: string;
  /** Counted from 1; undefined where the rule is about the whole file. */
  readonly line: number | undefined;
  /** Keys and places in lists, as in the file; empty where the message names none. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const withKey = /^(content\/[^:]+?)(?::(\d+))?: ([\w$-]+(?:\.[^\s:.]+)*): (.+)$/;
const withoutKey = /^(content\/[^:]+?)(?::(\d+))?: (.+)$/;

/** Takes the message of a ContentError apart, one mistake a line. */
function parseMistakes(text: string): readonly Mistake[] {
  return text.split('\n').map((line) => {
    const [, file = '', number, path, message] = withKey.exec(line) ?? [];
    if (path !== undefined && message !== undefined) {
      return { file, line: lineOf(number), path: path.split('.').map(keyOf), message };
    }
    const [, place = '', at, rest = line] = withoutKey.exec(line) ?? [];
    return { file: place, line: lineOf(at), path: [], message: rest };
  });
}

function keyOf(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key;
}

function lineOf(number: string | undefined): number | undefined {
  return number === undefined ? undefined : Number(number);
}

/** A mistake as a sentence, for where no field can show it. */
export function sentenceOf({ file, line, path, message }: Mistake): string {
  const place = [file, line].filter(Boolean).join(', line ');
  return [place, path.join(' → '), message].filter(Boolean).join(': ');
}
