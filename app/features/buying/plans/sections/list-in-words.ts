/** Joins benefits within a sentence, in lower case except abbreviations. */
export function listInSentence(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names.map(withoutCapital));
}

/** Joins benefits as a sentence, which starts with a capital. */
export function listOnLine(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return new Intl.ListFormat('en-GB').format([first, ...others.map(withoutCapital)]);
}

function withoutCapital(name: string): string {
  const isAbbreviation = /^\p{Lu}\p{Lu}/u.test(name);
  return isAbbreviation ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
