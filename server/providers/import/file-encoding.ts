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
/** What bytes without a meaning in Windows-1252 are read as. */
const undefinedLetter = /[\u0081\u008D\u008F\u0090\u009D]/;
/** What the bytes that are not UTF-8 are read as. */
const badLetter = /\uFFFD/g;

/** Detects the text encoding by reading the whole of a file, more than once. */
export async function findEncoding(file: FileBytes): Promise<Looked> {
  const start = await findStart(file);
  if (!start) return asProblem(1, 'the file is empty');
  const other = otherKinds.find((kind) => kind.start.every((byte, at) => start[at] === byte));
  if (other) return asProblem(1, other.reason);
  const nulLine = await findLine(file, 'utf-8', /\0/);
  if (nulLine > 0) return asProblem(nulLine, 'contains a NUL byte, so it is not a text file');
  return (await isUtf8(file)) ? { kind: 'text', encoding: 'utf-8' } : findOlder(file);
}

async function findOlder(file: FileBytes): Promise<Looked> {
  if (await isMostlyUtf8(file)) {
    const line = await findLine(file, 'utf-8', badLetter);
    return asProblem(line, 'not UTF-8, but other lines are: the file mixes two encodings');
  }
  const line = await findLine(file, 'windows-1252', undefinedLetter);
  if (line > 0) return asProblem(line, 'neither UTF-8 nor Windows-1252');
  return { kind: 'text', encoding: 'windows-1252' };
}

function asProblem(line: number, reason: string): Looked {
  return { kind: 'problem', problem: { line, reason } };
}

async function findStart(file: FileBytes): Promise<Uint8Array | undefined> {
  for await (const chunk of bytesOf(file)) return chunk;
  return undefined;
}

/** Finds the first line, from 1, with such a letter; 0 where there is none. */
async function findLine(file: FileBytes, encoding: Encoding, letter: RegExp): Promise<number> {
  let line = 1;
  for await (const text of readText(file, encoding)) {
    const at = text.search(letter);
    line += countOf(at < 0 ? text : text.slice(0, at), /\n/g);
    if (at >= 0) return line;
  }
  return 0;
}

/** A letter that stands for bad bytes may also be in the file itself, so the decoder has to tell. */
async function isUtf8(file: FileBytes): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytesOf(file)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Tells whether more letters beyond ASCII are well-formed than not. */
async function isMostlyUtf8(file: FileBytes): Promise<boolean> {
  let surplus = 0;
  for await (const text of readText(file, 'utf-8')) {
    surplus += countOf(text, /[^\p{ASCII}\uFFFD]/gu) - countOf(text, badLetter);
  }
  return surplus > 0;
}

function countOf(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0;
}

/** Reads the text of a file in chunks. */
export async function* readText(file: FileBytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytesOf(file)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
