import { quoteFieldNames } from '#app/features/buying/quote/quote-fields.ts';


/** What a page reads from its address. */
const parametersOfPages: Readonly<Record<string, readonly string[]>> = {
  '/contact': ['form', 'sent'],
  '/newsletter': ['sent'],
  '/insurance-plans': ['pay', 'currency', 'first', 'second', 'differences'],
  '/insurance-calculator': [...quoteFieldNames, 'sent'],
  '/news': ['category', 'q', 'page'],
  '/faqs': ['open', 'q'],
  '/privacy': ['sent'],
  '/qr-code': ['target'],
  '/team': ['department'],
  '/providers': [
    'q',
    'state',
    'lga',
    'plan',
    'type',
    'speciality',
    'open',
    'near',
    'sort',
    'page',
    'sent',
  ],
};

/**
 * Whether everything in an address is known to matter to its page, each thing once. Otherwise
 * anybody could fill the memory with one page under a thousand addresses; it is still rendered.
 */
export function hasKnownParametersOnly({ pathname, searchParams }: URL): boolean {
  const page = pathname.replace(/^(\/[^/]+)\/.*$/, '$1');
  const known = Object.hasOwn(parametersOfPages, page) ? (parametersOfPages[page] ?? []) : [];
  const seen = new Set<string>();
  for (const [name, value] of searchParams) {
    const said = name === 'type' || name === 'open' ? `${name}=${value}` : name;
    if (seen.has(said)) return false;
    seen.add(said);
    if (!known.includes(name)) return false;
  }
  return true;
}
