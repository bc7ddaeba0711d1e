import { lgas } from '#app/site/nigeria/lgas.ts';
import { findChoice } from '../../prices/choices.ts';
import { currencyCodes, instalmentIds } from '../../prices/price-list.types.ts';
import { buyers } from '../../quote/price/quote.ts';
import type { QuoteStart } from '../../quote/quote-page-data.ts';
import { readDraft, type Draft } from './draft.ts';

/** Starts a draft from a calculator link, with the first choices where the link has none. */
export function startDraft(parameters: URLSearchParams, start: QuoteStart): Draft {
  const given = readDraft(parameters);
  const parents = [given['parent1'], given['parent2']].filter((age) => (age ?? '') !== '');
  const area = lgas.find(({ id }) => id === parameters.get('lga'))?.name;
  return {
    ...given,
    ...(area !== undefined && { area }),
    who: findChoice(buyers, given['who']) ?? start.buyer,
    pay: findChoice(instalmentIds, given['pay']) ?? 'yearly',
    currency: findChoice(currencyCodes, given['currency']?.toUpperCase()) ?? start.currency,
    hasSpouse: (given['spouse'] ?? '') === '' ? (given['hasSpouse'] ?? '') : 'yes',
    parents: parents.length > 0 ? String(parents.length) : (given['parents'] ?? ''),
  };
}
