import type { TierId } from '../prices/price-list.ports.ts';
import type { QuoteFieldName } from './quote-fields.ts';
import type { Party, QuoteRequest } from './quote-request.ts';

/**
 * The address parameters that lead to the same quote again, always in the same order: ages and
 * numbers, but nothing that names a person.
 */
export function quoteQuery(request: QuoteRequest, compareWith?: TierId): string {
  const { party, tier, pay, currency, place, relation } = request;
  const entries: [QuoteFieldName, string | number | undefined][] = [
    ['who', party.buyer],
    ...partyEntries(party),
    ['relation', relation],
    ['state', place.stateId],
    ['lga', place.lgaId],
    ['plan', tier],
    ['pay', pay === 'yearly' ? undefined : pay],
    ['currency', currency],
    ['compare', compareWith],
  ];
  const given = entries.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given).toString();
}

function partyEntries(party: Party): [QuoteFieldName, number | undefined][] {
  switch (party.buyer) {
    case 'me':
    case 'someone':
      return [['age', party.age]];
    case 'family': {
      const [age, spouse] = party.adultAges;
      const [parent1, parent2] = party.parentAges;
      return [
        ['age', age],
        ['spouse', spouse],
        ['children', party.children || undefined],
        ['parent1', parent1],
        ['parent2', parent2],
      ];
    }
    case 'staff':
    case 'association':
      return [
        ['people', party.people],
        ['older', party.older || undefined],
        ['children', party.children || undefined],
      ];
  }
}
