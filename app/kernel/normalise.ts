const surplusMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Normalises a text. Of the marks on one letter it keeps 30, more than any language has: putting
 * them in order takes time that grows with the square of their number.
 * https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function normalise(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return text.replace(surplusMarks, '$1').normalize(form);
}
