import { spawnSync } from 'node:child_process';
import { openSync, read, writeSync } from 'node:fs';
import { promisify } from 'node:util';

/** The content of a file that the kernel asks for, request by request. What throws is an I/O error. */
export interface ServedFile {
  readonly bytes: number;
  read(at: number, length: number): Uint8Array;
  write(at: number, bytes: Uint8Array): void;
  sync(): void;
}

/** The numbers of `linux/fuse.h`. */
const operation = {
  getAttributes: 3,
  setAttributes: 4,
  open: 14,
  read: 15,
  write: 16,
  release: 18,
  sync: 20,
  init: 26,
  destroy: 38,
} as const;
/** Of `forget`, `interrupt` and `batch_forget` the kernel wants no answer. */
const unanswered = new Set([2, 36, 42]);
const [ioError, notImplemented] = [-5, -38];
const [inHeaderBytes, outHeaderBytes, writeHeaderBytes] = [40, 16, 40];
const longestWrite = 131_072;
const ends = 'ENODEV';

/**
 * Mounts one file and answers the kernel until it is unmounted. No package is needed: the protocol of
 * `/dev/fuse` for a single file is small.
 * @param place an empty file
 * @param whenMounted called once, before the first request is answered
 */
export async function serveFile(
  place: string,
  file: ServedFile,
  whenMounted: () => void,
): Promise<void> {
  const device = openSync('/dev/fuse', 'r+');
  const options = 'fd=3,rootmode=100000,user_id=0,group_id=0';
  const mounted = spawnSync('mount', ['-i', '-t', 'fuse', '-o', options, 'power', place], {
    stdio: ['ignore', 'inherit', 'pipe', device],
    encoding: 'utf8',
  });
  if (mounted.status !== 0) throw new Error(mounted.stderr);
  whenMounted();
  const request = Buffer.alloc(longestWrite + 8192);
  const readRequest = promisify(read);
  for (;;) {
    try {
      const { bytesRead } = await readRequest(device, request, 0, request.length, null);
      answer(device, file, request.subarray(0, bytesRead));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === ends) return;
      throw error;
    }
  }
}

function answer(device: number, file: ServedFile, request: Buffer): void {
  const code = request.readUInt32LE(4);
  if (unanswered.has(code)) return;
  const [error, body] = resultOf(file, code, request.subarray(inHeaderBytes));
  const header = Buffer.alloc(outHeaderBytes);
  header.writeUInt32LE(outHeaderBytes + body.length, 0);
  header.writeInt32LE(error, 4);
  request.copy(header, 8, 8, 16);
  writeSync(device, Buffer.concat([header, body]));
}

function resultOf(file: ServedFile, code: number, body: Buffer): readonly [number, Uint8Array] {
  try {
    const result = perform(file, code, body);
    return result ? [0, result] : [notImplemented, Buffer.alloc(0)];
  } catch {
    return [ioError, Buffer.alloc(0)];
  }
}

function perform(file: ServedFile, code: number, body: Buffer): Uint8Array | undefined {
  const range = () => [Number(body.readBigUInt64LE(8)), body.readUInt32LE(16)] as const;
  switch (code) {
    case operation.init:
      return words(64, { 0: 7, 4: 31, 12: 1 << 5, 20: longestWrite, 24: 1 });
    case operation.getAttributes:
    case operation.setAttributes:
      // Inode, size, mode of a file, links, block size.
      return words(104, { 0: 1, 16: 1, 24: file.bytes, 76: 0o100600, 80: 1, 96: 4096 });
    case operation.open:
      // Without the kernel's own cache of the file.
      return words(16, { 8: 1 });
    case operation.read:
      return file.read(...range());
    case operation.write: {
      const [at, length] = range();
      file.write(at, body.subarray(writeHeaderBytes, writeHeaderBytes + length));
      return words(8, { 0: length });
    }
    case operation.sync:
      file.sync();
      return Buffer.alloc(0);
    case operation.release:
    case operation.destroy:
      return Buffer.alloc(0);
    default:
      return undefined;
  }
}

/** A structure of the protocol, all zero but for some 32-bit words. */
function words(bytes: number, values: Readonly<Record<number, number>>): Buffer {
  const structure = Buffer.alloc(bytes);
  for (const [at, value] of Object.entries(values)) structure.writeUInt32LE(value, Number(at));
  return structure;
}
