import { Writable } from 'node:stream';

/** A stream that keeps what is written to it. */
export function memoryOutput(): Writable & { readonly text: () => string } {
  let kept = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      kept += String(chunk);
      done();
    },
  });
  return Object.assign(output, { text: () => kept });
}
