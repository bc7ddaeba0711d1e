interface Claim {
  readonly end: number;
  readonly suffix: string;
}

/** Takes a number as people write it, such as "300,000+", apart for counting up to it. */
export function parseClaim(text: string): Claim {
  const [digits = ''] = /^[\d,]+/.exec(text) ?? [];
  if (digits === '') throw new Error(`The claim "${text}" does not begin with a number`);
  return { end: Number(digits.replaceAll(',', '')), suffix: text.slice(digits.length) };
}
