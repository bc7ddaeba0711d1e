/** Reads a body. @throws Error when it is larger than expected or the connection closes early */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  mostBytes: number,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
  }
  return Buffer.concat(parts);
}
