import { DomUtils, parseDocument } from 'htmlparser2';

/** Reads what a page shows as typed into its first field of this name. */
export function typedIn(html: string, name: string): string | undefined {
  const isField = ({ name: tag, attribs }: { name: string; attribs: Record<string, string> }) =>
    attribs['name'] === name && /^(input|textarea)$/.test(tag);
  const field = DomUtils.findOne(isField, parseDocument(html).children);
  return field ? (field.attribs['value'] ?? DomUtils.textContent(field)) : undefined;
}
