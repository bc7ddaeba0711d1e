import { join } from 'node:path';
import { readNote, replaceFile } from '#server/replace-file.ts';

/** The time within which leads were saved that a restored store might lack, in ISO form. */
interface Gap {
  readonly from: string;
  readonly to: string;
}

/** Path of the note about the last restore: people remove it once they have looked for such leads. */
export function gapFileIn(dataFolder: string): string {
  return join(dataFolder, 'restored.json');
}

/** Notes which leads a restore might have lost, for the doctor to repeat. */
export function noteGap(dataFolder: string, gap: Gap): Promise<void> {
  return replaceFile(gapFileIn(dataFolder), JSON.stringify(gap));
}

/** Reads that note; undefined where there is none. */
export function readGap(dataFolder: string): Gap | undefined {
  return readNote(gapFileIn(dataFolder)) as Gap | undefined;
}
