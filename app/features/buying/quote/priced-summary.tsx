import { formatDay } from '#app/kernel/days/format-day.ts';
import { formatMoney } from '#app/kernel/money/format-money.ts';
import { findState } from '#app/location/nigeria/states.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { buttonClass } from '#app/ui/button/button.tsx';
import { ChargesNote } from '../prices/charges-note.tsx';
import { chargesOf } from '../prices/charges.ts';
import { Price } from '../prices/price.tsx';
import { queryOfEach } from '../prices/price-cell.ts';
import { perPayment } from '../prices/per-payment.ts';
import { goTo } from './go-to.ts';
import { checkoutPath } from '../plans/plan-paths.ts';
import { PriceLines } from './price-lines.tsx';
import { QuoteLinks } from './quote-links.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import { quoteQuery } from './quote-query.ts';
import type { QuoteState } from './quote-state.ts';
import type { Quote } from './quote.ts';
import { SummaryPrice } from './summary-price.tsx';

interface PricedSummaryProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
  readonly quote: Quote;
}

/** The price, line by line, and what one can do with it. */
export function PricedSummary({ data, state, quote }: PricedSummaryProps) {
  const { prices, tiers, isFramed } = data;
  const { request, eachAdult } = quote;
  const query = quoteQuery(request);
  const tier = tiers.find(({ id }) => id === request.tier);
  return (
    <>
      <h2 id="quote-price-title" className="quote-summary__title">
        Your estimate, {tier?.name}
      </h2>
      <SummaryPrice payment={quote.payment} query={query} />
      <OtherPayments quote={quote} />
      <PriceLines quote={quote} prices={prices} />
      {eachAdult && (
        <p>
          That is <Price text={formatMoney(eachAdult)} query={queryOfEach(query)} /> a year for each
          adult of {prices.ages.adult.fromAge} to {prices.ages.adult.toAge}.
        </p>
      )}
      <CheaperStep quote={quote} />
      <p className="quote-summary__note">
        <ChargesNote charges={chargesOf(prices)} />
      </p>
      <p className="quote-summary__note">
        {prices.isSample ? 'Sample prices' : 'Prices'}, last updated {formatDay(prices.asOf)}. We’ll
        confirm your price in writing. Your quote is valid for {prices.quoteValidDays} days.
      </p>
      {isFramed ? (
        <>
          <a className={buttonClass({})} href="#send-quote" onClick={goTo}>
            Send me this quote
          </a>
          <ButtonLink href={`/insurance-calculator?${query}`} kind="secondary" target="_top">
            See all that is included
          </ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink href={checkoutPath(request.tier, query)}>Buy {tier?.name}</ButtonLink>
          <a className={buttonClass({ kind: 'secondary' })} href="#send-quote" onClick={goTo}>
            Send me this quote
          </a>
          <QuoteLinks query={quoteQuery(request, state.compareWith)} />
        </>
      )}
      {!isFramed && <Hospitals quote={quote} tierName={tier?.name ?? ''} />}
    </>
  );
}

/** Where a discount begins that makes more people cost less. */
function CheaperStep({ quote: { cheaperStep } }: { readonly quote: Quote }) {
  if (!cheaperStep) return null;
  return (
    <p className="quote-summary__tip">
      Add people to reach {cheaperStep.people} and your group gets a discount:{' '}
      {formatMoney(cheaperStep.yearly)} a year in total, {formatMoney(cheaperStep.saves)} less than
      now.
    </p>
  );
}

function OtherPayments({ quote }: { readonly quote: Quote }) {
  const others = quote.paymentPlans.filter(({ id }) => id !== quote.payment.id);
  return (
    <p>
      or{' '}
      {others.map(({ id, each }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {formatMoney(each)} {perPayment[id]}
        </span>
      ))}
    </p>
  );
}

function Hospitals({ quote, tierName }: { readonly quote: Quote; readonly tierName: string }) {
  const { tier, place } = quote.request;
  const state = place.stateId === undefined ? undefined : findState(place.stateId);
  const query = new URLSearchParams({ plan: tier });
  if (place.stateId !== undefined) query.set('state', place.stateId);
  if (place.lgaId !== undefined) query.set('lga', place.lgaId);
  return (
    <p>
      <a href={`/providers?${query}`}>
        {state ? `Hospitals in ${state.name} on ${tierName}` : `Hospitals on ${tierName}`}
      </a>
    </p>
  );
}
