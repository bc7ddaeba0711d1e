import { counted, parseWholeNumber } from '#app/kernel/numbers.ts';
import { spouseWords } from '../../party/parse-party.ts';
import { spousesInWords } from '../../prices/price-words.ts';
import type { PriceList } from '../../prices/price-list.ts';
import type { Party, PriceLine } from '../../party/party.ts';
import type { Quote } from '../../party/price-party.ts';

/** Reads how many of the adults are husbands and wives of staff. */
export function readSpouses(text: string): number {
  const number = parseWholeNumber(text, spouseWords);
  return number.kind === 'number' ? number.value : 0;
}

/** Returns the quote with a line for staff and one for their spouses, who pay alike. */
export function withSpouses(quote: Quote, spouses: number, { ages }: PriceList): Quote {
  const lines = quote.lines.flatMap((line): PriceLine[] => {
    if (line.kind !== 'people' || line.band.fromAge !== ages.adult.fromAge) return [line];
    return spouses > 0 && spouses < line.count ? splitLine(line, spouses) : [line];
  });
  return { ...quote, lines };
}

function splitLine(line: Extract<PriceLine, { kind: 'people' }>, spouses: number): PriceLine[] {
  const part = (who: 'staff' | 'spouses', count: number) => ({
    ...line,
    who,
    count,
    amount: { ...line.amount, minor: line.each.minor * count },
  });
  return [part('staff', line.count - spouses), part('spouses', spouses)];
}

/** Says who an offer for a group covers, and whom it does not. */
export function offerCover(party: Party, spouses: number) {
  if (!('people' in party)) return undefined;
  const { buyer, people, children } = party;
  const isStaff = buyer === 'staff';
  const covered = [
    `${people - spouses} ${isStaff ? 'staff' : 'members'}`,
    ...(spouses > 0 ? [spousesInWords(spouses)] : []),
    ...(children > 0 ? [counted(children, 'child', 'children')] : []),
  ];
  const left = [
    ...(spouses > 0 ? [] : ['husbands', 'wives']),
    ...(children > 0 ? [] : ['children']),
    'parents',
  ];
  const list = new Intl.ListFormat('en-GB');
  const whose = isStaff ? 'your staff' : 'your members';
  return { covered: list.format(covered), left: `${list.format(left)} of ${whose}` };
}
