import { formatMoney } from '#app/kernel/format-money.ts';
import { Price } from '../../prices/price.tsx';
import { PlanTable } from '../../plans/compare/plan-table.tsx';
import type { Tier } from '../../plans/catalogue.types.ts';
import { findQuote } from '../price/price-quote.ts';
import type { QuotePageData } from '../quote-page-data.ts';
import { quoteQuery } from '../price/quote-fields.ts';
import type { QuoteState } from '../quote-state.ts';
import { perPayment } from '../../prices/choices.ts';

interface CompareQuotesProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

/** Shows what the chosen plan includes, beside a second plan if one is chosen. */
export function CompareQuotes({ data, state }: CompareQuotesProps) {
  const { request, compareWith } = state;
  if (!request) return null;
  const chosen = data.tiers.filter(({ id }) => id === request.tier || id === compareWith);
  const marked = data.tiers.find(({ id }) => id === request.tier);
  const names = chosen.map(({ name }) => name).join(' and ');
  const pair = chosen.map(({ id }) => id);
  return (
    <section className="wrap compare-quotes" aria-labelledby="compare-quotes">
      <h2 id="compare-quotes">
        {compareWith ? `${names}, for the same people` : `What ${marked?.name} includes`}
      </h2>
      <PlanTable
        caption={names}
        groups={data.groups}
        tiers={chosen}
        marked={compareWith && request.tier}
        pair={pair}
        onlyDifferences={false}
        renderHead={(tier) => <Head tier={tier} data={data} state={state} />}
      />
    </section>
  );
}

interface HeadProps extends CompareQuotesProps {
  readonly tier: Tier;
}

function Head({ tier, data, state }: HeadProps) {
  const request = state.request && { ...state.request, tier: tier.id };
  const quote = findQuote(request, data.prices);
  return (
    <div className="compare-quotes__head">
      <strong>{tier.name}</strong>
      {quote && (
        <span>
          <Price text={formatMoney(quote.payment.each)} query={quoteQuery(quote.request)} />{' '}
          {perPayment[quote.request.pay]}
        </span>
      )}
    </div>
  );
}
