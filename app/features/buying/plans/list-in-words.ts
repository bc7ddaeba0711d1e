/** Benefits in the middle of a sentence: without capitals, but for abbreviations. */
export function listInSentence(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names.map(withoutCapital));
}

/** Benefits on a line of their own, which begins with a capital. */
export function listOnLine(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return new Intl.ListFormat('en-GB').format([first, ...others.map(withoutCapital)]);
}

function withoutCapital(name: string): string {
  const isAbbreviation = /^\p{Lu}\p{Lu}/u.test(name);
  return isAbbreviation ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
