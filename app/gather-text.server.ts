import { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/**
 * Takes in a page that React writes, and hands it over when it is complete. Long texts come as such:
 * they are not encoded only to be decoded again.
 */
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
