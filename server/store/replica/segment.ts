import { createHash, hash } from 'node:crypto';

/** The first line of a segment, as JSON; the pages of its runs and a SHA-256 of all before it follow. */
export interface SegmentHeader {
  readonly format: 1;
  readonly generation: string;
  /** Counted from 0, the segment with every page. */
  readonly sequence: number;
  /** When the store was read, ISO 8601: all that was acknowledged before is in here. */
  readonly at: string;
  readonly pageSize: number;
  /** Pages of the whole store. */
  readonly pageCount: number;
  /** Where changed pages begin, counted from 0, and how many follow each other. */
  readonly runs: readonly Run[];
}

export type Run = readonly [first: number, count: number];

const digestBytes = 16;
const checksumBytes = 32;

/** Digests every page of a store, one after the other. */
export function digestPages(image: Uint8Array, pageSize: number): Buffer {
  const digests = Buffer.allocUnsafe((image.length / pageSize) * digestBytes);
  for (let at = 0, to = 0; at < image.length; at += pageSize, to += digestBytes) {
    hash('sha256', image.subarray(at, at + pageSize), 'buffer').copy(digests, to, 0, digestBytes);
  }
  return digests;
}

/** Finds the pages that are new or differ. */
export function findRuns(before: Buffer, now: Buffer): Run[] {
  const runs: [number, number][] = [];
  for (let at = 0; at < now.length; at += digestBytes) {
    const end = at + digestBytes;
    const isSame = end <= before.length && now.compare(before, at, end, at, end) === 0;
    if (isSame) continue;
    const page = at / digestBytes;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1] += 1;
    else runs.push([page, 1]);
  }
  return runs;
}

/** Lists the parts of a segment's file, without a copy of the pages. */
export function encodeSegment(header: SegmentHeader, image: Uint8Array): readonly Uint8Array[] {
  const { pageSize } = header;
  const pages = header.runs.map(([first, count]) =>
    image.subarray(first * pageSize, (first + count) * pageSize),
  );
  const parts = [Buffer.from(`${JSON.stringify(header)}\n`), ...pages];
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return [...parts, sum.digest()];
}

export interface Segment {
  readonly header: SegmentHeader;
  readonly pages: Buffer;
}

/** Reads a segment's file; undefined when a part is missing or changed. */
export function decodeSegment(file: Buffer): Segment | undefined {
  const end = file.length - checksumBytes;
  const line = file.indexOf('\n');
  if (line === -1 || end <= line) return undefined;
  const sum = hash('sha256', file.subarray(0, end), 'buffer');
  if (!sum.equals(file.subarray(end))) return undefined;
  const header = JSON.parse(file.toString('utf8', 0, line)) as SegmentHeader;
  return header.format === 1 ? { header, pages: file.subarray(line + 1, end) } : undefined;
}
