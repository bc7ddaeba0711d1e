const wordsPerMinute = 200;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}]/gu;

/** Reading time, at least a minute. */
export function readingMinutesOf(words: string): number {
  const count = words.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(count / wordsPerMinute));
}

/** The direction of most letters, so that one Arabic word does not flip an English text. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const turned = text.match(rightToLeft)?.length ?? 0;
  return turned * 2 > letters ? 'rtl' : 'ltr';
}
