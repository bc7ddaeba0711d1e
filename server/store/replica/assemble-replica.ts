import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { listGenerations, readHead, segmentFile, type Generation } from './replica-folder.ts';
import { decodeSegment, type Segment } from './segment.ts';

export interface Assembled {
  readonly generation: string;
  /** Leads that were acknowledged after it may be missing; ISO 8601. */
  readonly from: string;
  /** What could not be used, in whole sentences. */
  readonly remarks: readonly string[];
}

/**
 * Builds a store from the newest generation that is whole at its beginning.
 * @throws RefusedError when there is none
 */
export function assembleReplica(folder: string, file: string): Assembled {
  const remarks: string[] = [];
  for (const generation of listGenerations(folder)) {
    const last = applyAll(folder, generation, file, remarks);
    if (!last) continue;
    const head = readHead(folder);
    const isHeads = head?.generation === generation.name;
    if (isHeads && head.sequence > last.sequence) {
      remarks.push(`Changes ${last.sequence + 1} to ${head.sequence} are not used.`);
    }
    const isComplete = isHeads && head.sequence === last.sequence && head.at > last.at;
    return { generation: generation.name, from: isComplete ? head.at : last.at, remarks };
  }
  throw new RefusedError([`${folder} holds no replica that can be used.`, ...remarks].join(' '));
}

/** @returns the last segment that could be applied; undefined when the first could not */
function applyAll(
  folder: string,
  { name, sequences }: Generation,
  file: string,
  remarks: string[],
): Segment['header'] | undefined {
  let last: Segment['header'] | undefined;
  const handle = openSync(file, 'w', 0o600);
  try {
    for (const [expected, sequence] of sequences.entries()) {
      const place = segmentFile(folder, name, sequence);
      const segment = sequence === expected ? decodeSegment(readFileSync(place)) : undefined;
      if (!segment) {
        const what = sequence === expected ? 'is damaged' : 'comes after a gap';
        remarks.push(`${basename(place)} ${what}: left out, with all after it.`);
        break;
      }
      apply(handle, segment);
      last = segment.header;
    }
  } finally {
    closeSync(handle);
  }
  if (last) leaveLogMode(file);
  return last;
}

function apply(handle: number, { header, pages }: Segment): void {
  const { pageSize, pageCount, runs } = header;
  ftruncateSync(handle, pageCount * pageSize);
  let read = 0;
  for (const [first, count] of runs) {
    const bytes = pages.subarray(read, (read += count * pageSize));
    for (let written = 0; written < bytes.length;) {
      written += writeSync(handle, bytes, written, undefined, first * pageSize + written);
    }
  }
}

/** A single file: the replica has what was in the log. */
function leaveLogMode(file: string): void {
  using database = new DatabaseSync(file);
  database.exec('pragma journal_mode = delete');
}
