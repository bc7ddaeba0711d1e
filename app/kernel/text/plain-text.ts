const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Parts of a page that are not its text. */
const silentParts = /<(script|style|svg|template|nav|select)\b[^]*?<\/\1>/g;
const hiddenWords = /<span class="visually-hidden">[^]*?<\/span>/g;
/** Tags within a word or a sentence; every other one ends a line. */
const tagsInLines = /<\/?(?:a|abbr|b|bdi|em|i|mark|small|span|strong|time)\b[^>]*>/g;

/** What a reader sees of finished HTML, as one line. */
export function plainText(html: string): string {
  const words = html
    .replace(/<!--[^]*?-->/g, '')
    .replace(silentParts, ' ')
    .replace(hiddenWords, '')
    .replace(tagsInLines, '')
    .replace(/<[^>]*>/g, ' ');
  return decodeEntities(words).replace(/\s+/g, ' ').trim();
}

/** Text as it was before it was written into HTML. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return named[String(name)] ?? entity;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
