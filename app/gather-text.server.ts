import { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Collects a page that React writes; long texts come as strings, which saves encoding them. */
export function gatherText(handOver: (text: string) => void): Writable {
  const decoder = new StringDecoder('utf8');
  let text = '';
  return new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      text += typeof chunk === 'string' ? chunk : decoder.write(chunk);
      done();
    },
    final(done) {
      handOver(text + decoder.end());
      done();
    },
  });
}
