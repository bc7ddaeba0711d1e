import { useEffect } from 'react';
import { BreadcrumbTrail } from '#app/site/breadcrumbs/breadcrumb-trail.tsx';
import { formatMoney } from '#app/kernel/money.ts';
import { PriceBar } from '../page/price-lines.tsx';
import { QuoteForm } from './form/quote-form.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import { quoteQuery } from '../party/party-codec.ts';
import { useQuoteState, type QuoteView } from './quote-state.ts';
import { useOwnCurrency } from './use-own-currency.ts';
import { QuoteSummary } from './result/quote-summary.tsx';
import { Price } from '../prices/price.tsx';
import { PlanTable } from '../plans/compare/plan-table.tsx';
import type { Tier } from '../plans/catalogue.types.ts';
import { findQuote } from '../party/price-party.ts';
import { perPayment } from '../prices/price-list.ts';

/** Asks who is covered, and shows the price beside the form. */
export function Calculator({ data }: { readonly data: QuotePageData }) {
  const quote = useQuoteState(data);
  useOwnCurrency(data, quote);
  const { state } = quote;
  const { outcome, buyer } = state;
  const isPriced = outcome?.kind === 'priced';
  useEffect(() => {
    // The server has drawn it below, outside this island.
    const section = document.getElementById('send-quote');
    if (!section) return;
    section.hidden = !isPriced;
    section.dataset['buyer'] = buyer;
  }, [isPriced, buyer]);
  return (
    <>
      <div className="wrap columns buying-page__columns">
        <div className="stack stack--5 no-print">
          {!data.isFramed && <BreadcrumbTrail title="Get a Quote" edition={data.edition} />}
          <h1>Who should we cover?</h1>
          <QuoteForm data={data} quote={quote} />
          {outcome?.kind === 'priced' && <PriceBar quote={outcome.quote} href="#quote-price" />}
        </div>
        <QuoteSummary data={data} state={state} />
      </div>
      {!data.isFramed && <CompareQuotes data={data} state={state} />}
    </>
  );
}

function CompareQuotes({ data, state }: QuoteView) {
  const { request, compareWith } = state;
  if (!request) return null;
  const chosen = data.tiers.filter(({ id }) => id === request.tier || id === compareWith);
  const marked = data.tiers.find(({ id }) => id === request.tier);
  const names = chosen.map(({ name }) => name).join(' and ');
  return (
    <section className="wrap stack stack--6 compare-quotes" aria-labelledby="compare-quotes">
      <h2 className="small-title" id="compare-quotes">
        {compareWith ? `${names}, for the same people` : `What ${marked?.name} includes`}
      </h2>
      <PlanTable
        caption={names}
        groups={data.groups}
        tiers={chosen}
        marked={compareWith && request.tier}
        renderHead={(tier) => <Head tier={tier} data={data} state={state} />}
      />
    </section>
  );
}

function Head({ tier, data, state }: QuoteView & { readonly tier: Pick<Tier, 'id' | 'name'> }) {
  const request = state.request && { ...state.request, tier: tier.id };
  const quote = findQuote(request, data.prices);
  return (
    <div className="stack stack--1 compare-quotes__head">
      <strong className="display-name">{tier.name}</strong>
      {quote && (
        <span>
          <Price text={formatMoney(quote.payment.each)} query={quoteQuery(quote.request)} />{' '}
          {perPayment[quote.request.pay]}
        </span>
      )}
    </div>
  );
}
