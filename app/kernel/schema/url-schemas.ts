import * as v from 'valibot';

/** A whole address whose protocol, colon included, matches. */
export function address(protocol: RegExp, message?: string) {
  const isAddress = (text: string) => protocol.test(URL.parse(text)?.protocol ?? '');
  return v.pipe(v.string(message), v.check(isAddress, message));
}

/** A whole web address. */
export const webAddress = address(/^https?:$/, 'must be an http or https address');
