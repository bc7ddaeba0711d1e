import { createReadStream } from 'node:fs';

export type Encoding = 'utf-8' | 'windows-1252';
/** A path, or what is there. */
export type FileBytes = string | AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

function bytesOf(file: FileBytes): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  return typeof file === 'string' ? createReadStream(file) : file;
}

interface FileProblem {
  readonly line: number;
  readonly reason: string;
}

type Looked =
  | { readonly kind: 'text'; readonly encoding: Encoding }
  | { readonly kind: 'problem'; readonly problem: FileProblem };

/** Magic bytes of other file types. */
const otherKinds: readonly { readonly start: readonly number[]; readonly reason: string }[] = [
  {
    start: [0x50, 0x4b, 0x03, 0x04],
    reason: 'this is an Excel workbook or a zip file; save it as "CSV UTF-8"',
  },
  {
    start: [0xd0, 0xcf, 0x11, 0xe0],
    reason: 'this is an old Excel workbook; save it as "CSV UTF-8"',
  },
  { start: [0xff, 0xfe], reason: 'this is UTF-16 text; save it as "CSV UTF-8"' },
  { start: [0xfe, 0xff], reason: 'this is UTF-16 text; save it as "CSV UTF-8"' },
];
/** Bytes without a meaning in Windows-1252. */
const undefinedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const newline = 0x0a;

/** Detects the text encoding by reading the whole of a file. */
export async function findEncoding(file: FileBytes): Promise<Looked> {
  const scan = createScan();
  let isFirst = true;
  for await (const chunk of bytesOf(file)) {
    if (isFirst) {
      const other = otherKinds.find(({ start }) => start.every((byte, at) => chunk[at] === byte));
      if (other) return asProblem(1, other.reason);
    }
    isFirst = false;
    scan.read(chunk);
    if (scan.nulLine > 0)
      return asProblem(scan.nulLine, 'contains a NUL byte, so it is not a text file');
  }
  return isFirst ? asProblem(1, 'the file is empty') : judge(scan);
}

function judge({ letters, badBytes, badLine, undefinedLine }: Scan): Looked {
  if (badBytes === 0) return { kind: 'text', encoding: 'utf-8' };
  if (letters > badBytes) {
    return asProblem(badLine, 'not UTF-8, but other lines are: the file mixes two encodings');
  }
  if (undefinedLine > 0) return asProblem(undefinedLine, 'neither UTF-8 nor Windows-1252');
  return { kind: 'text', encoding: 'windows-1252' };
}

function asProblem(line: number, reason: string): Looked {
  return { kind: 'problem', problem: { line, reason } };
}

interface Scan {
  /** Well-formed multi-byte letters. */
  letters: number;
  badBytes: number;
  badLine: number;
  undefinedLine: number;
  nulLine: number;
  read(chunk: Uint8Array): void;
}

/** Decodes UTF-8 across chunks. */
function createScan(): Scan {
  let line = 1;
  let missing = 0;
  const scan: Scan = { letters: 0, badBytes: 0, badLine: 0, undefinedLine: 0, nulLine: 0, read };

  function read(chunk: Uint8Array): void {
    for (const byte of chunk) readByte(byte);
  }

  function readByte(byte: number): void {
    if (missing > 0 && byte >= 0x80 && byte < 0xc0) {
      missing -= 1;
      if (missing === 0) scan.letters += 1;
      return;
    }
    if (missing > 0) countBad();
    missing = 0;
    if (byte === newline) line += 1;
    if (byte === 0) scan.nulLine ||= line;
    if (byte < 0x80) return;
    if (undefinedBytes.has(byte)) scan.undefinedLine ||= line;
    missing = bytesAfter(byte);
    if (missing === 0) countBad();
  }

  function countBad(): void {
    scan.badBytes += 1;
    scan.badLine ||= line;
  }

  return scan;
}

/** Number of continuation bytes after a lead byte; 0 for an invalid one. */
function bytesAfter(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 1;
  if (byte >= 0xe0 && byte < 0xf0) return 2;
  return byte >= 0xf0 && byte < 0xf5 ? 3 : 0;
}

/** Reads the text of a file in chunks. */
export async function* readText(file: FileBytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytesOf(file)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
