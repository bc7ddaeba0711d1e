import sanitizeHtml from 'sanitize-html';

const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** The words of some HTML: tags gone, every entity read, white space as a reader sees it. */
export function plainText(html: string): string {
  const words = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return words
    .replace(/&(amp|lt|gt|quot);/g, (entity) => escaped[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Shortens a text at the end of a word. */
export function shorten(text: string, mostLetters: number): string {
  const whole = text.replace(/\s*(\[…\]|\[\.\.\.\])$/, '…');
  if (whole.length <= mostLetters) return whole;
  const cut = whole.slice(0, mostLetters - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–—-]+$/, '')}…`;
}
