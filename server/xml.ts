/** A piece of XML that is safe to put into another. */
interface Xml {
  readonly xml: string;
}

/** One element; plain strings within it are text. */
export function element(
  name: string,
  content: string | readonly (string | Xml)[] = [],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const start = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`),
  ];
  const children = typeof content === 'string' ? [content] : content;
  const inner = children.map((child) => (typeof child === 'string' ? escapeXml(child) : child.xml));
  return { xml: `<${start.join(' ')}>${inner.join('')}</${name}>` };
}

/** Text that XML readers take as it is, such as HTML in a feed. */
export function cdata(text: string): Xml {
  return { xml: `<![CDATA[${dropForbidden(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>` };
}

/** A whole file. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML or HTML, in elements or quoted attributes. */
export function escapeXml(text: string): string {
  return dropForbidden(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** XML has no way to write these characters, not even escaped. */
function dropForbidden(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
