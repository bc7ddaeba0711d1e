import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAllContent } from '../../server/content/read-all-content.ts';
import { ContentError } from '../../server/content/parse-yaml.ts';
import { openContentFolder, type ContentFolder } from './content-folder.ts';
import { parseMistakes, type Mistake } from './parse-mistakes.ts';

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
