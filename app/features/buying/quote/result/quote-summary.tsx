import { Fragment, useState, type MouseEvent } from 'react';
import { formatMoney } from '#app/kernel/money.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { buttonClass } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { SpokenPrice } from '../../page/spoken-price.tsx';
import { PriceFolds, SummaryFolds, SummaryPanel, SummaryPrice } from '../../page/summary-panel.tsx';
import { paymentText } from '../../prices/price-words.ts';
import type { QuoteView } from '../quote-state.ts';
import { CallSummary, WaitingSummary } from './waiting-summary.tsx';
import { PriceLines } from '../../page/price-lines.tsx';
import { scrollToTarget } from '../../page/scroll-to-target.ts';
import { checkoutPath } from '../../plans/plan-paths.ts';
import { perPayment } from '../../prices/price-list.ts';
import { Price } from '../../prices/price.tsx';
import { quoteQuery } from '../../party/party-codec.ts';
import type { Quote } from '../../party/price-party.ts';

/** Shows the price and how it is worked out, or what is still missing. */
export function QuoteSummary({ data, state }: QuoteView) {
  const { outcome, buyer } = state;
  return (
    <SummaryPanel
      id="quote-price"
      title={titleOf({ data, state })}
      drawn={outcome || data.isFramed ? undefined : buyer}
    >
      {!outcome && <WaitingSummary data={data} state={state} />}
      {outcome?.kind === 'call' && <CallSummary data={data} reason={outcome.reason} />}
      {outcome?.kind === 'priced' && (
        <PricedSummary data={data} state={state} quote={outcome.quote} />
      )}
      <SpokenPrice text={outcome?.kind === 'priced' ? paymentText(outcome.quote.payment) : ''} />
    </SummaryPanel>
  );
}

function titleOf({ data: { tiers }, state: { outcome, values } }: QuoteView): string {
  const name = tiers.find(({ id }) => id === values.plan)?.name ?? '';
  if (!outcome) return `${name}, from`;
  if (outcome.kind === 'priced') return `Your estimate, ${name}`;
  return outcome.reason === 'age' ? 'Ask us for a price' : 'We’ll send you a quote';
}

function PricedSummary({ data, state, quote }: QuoteView & { readonly quote: Quote }) {
  const { tiers, isFramed } = data;
  const { request, payment, paymentPlans } = quote;
  const query = quoteQuery(request);
  const tierName = tiers.find(({ id }) => id === request.tier)?.name ?? '';
  const others = paymentPlans.filter(({ id }) => id !== payment.id);
  return (
    <>
      <SummaryPrice
        price={<Price text={formatMoney(payment.each)} query={query} />}
        period={perPayment[payment.id]}
      />
      <p>
        or{' '}
        {others.map((other, at) => (
          <Fragment key={other.id}>
            {at > 0 && ', '}
            <span className="nowrap">{paymentText(other)}</span>
          </Fragment>
        ))}
      </p>
      {isFramed ? (
        <FramedActions query={query} />
      ) : (
        <>
          <ButtonLink href={checkoutPath(request.tier, query)}>{`Buy ${tierName}`}</ButtonLink>
          <div className="row quote-summary__links no-print">
            <a className="tall-link" href={sendTarget} onClick={scrollToTarget}>
              Send me this quote
            </a>
            <a className="tall-link" href={`/quote.pdf?${query}`}>
              Download as PDF
            </a>
          </div>
        </>
      )}
      <CheaperStep quote={quote} />
      <QuoteFolds data={data} quote={quote} />
      {!isFramed && (
        <div>
          <CopyLink query={quoteQuery(request, state.compareWith)} />
          <Hospitals quote={quote} tierName={tierName} />
        </div>
      )}
    </>
  );
}

const sendTarget = '#send-quote';

/** In the quote dialog nothing is bought. */
function FramedActions({ query }: { readonly query: string }) {
  return (
    <>
      <a className={buttonClass({})} href={sendTarget} onClick={scrollToTarget}>
        Send me this quote
      </a>
      <p>
        <a className="tall-link" href={`/insurance-calculator?${query}`} target="_top">
          See everything it covers
        </a>
      </p>
    </>
  );
}

/** Says when a few more people would make a group cheaper. */
function CheaperStep({ quote: { cheaperStep } }: { readonly quote: Quote }) {
  if (!cheaperStep) return null;
  const { people, yearly, saves } = cheaperStep;
  return (
    <p className="quote-summary__tip">
      Add people to reach {people} and your group gets a discount: {formatMoney(yearly)} a year in
      total, {formatMoney(saves)} less than now.
    </p>
  );
}

interface QuoteFoldsProps {
  readonly data: QuoteView['data'];
  readonly quote: Quote;
}

function QuoteFolds({ data: { prices, waitNotes }, quote }: QuoteFoldsProps) {
  const { request, eachAdult } = quote;
  const { fromAge, toAge } = prices.ages.adult;
  const sum = (
    <>
      <PriceLines quote={quote} prices={prices} />
      {eachAdult && (
        <p>
          That is <Price text={formatMoney(eachAdult)} query={quoteQuery(request)} isEach /> a year
          for each adult aged {fromAge} to {toAge}.
        </p>
      )}
    </>
  );
  return (
    <SummaryFolds>
      <PriceFolds prices={prices} sum={sum}>
        <p>{'people' in request.party ? waitNotes.group : waitNotes.alone}</p>
        <p>
          We’ll confirm your price in writing. Your quote is valid for {prices.quoteValidDays} days.
        </p>
      </PriceFolds>
    </SummaryFolds>
  );
}

function Hospitals({ quote, tierName }: { readonly quote: Quote; readonly tierName: string }) {
  const { tier, place, homes = [] } = quote.request;
  const elsewhere = homes.map(({ stateId }) => stateId).filter((id) => id !== undefined);
  const stateIds = new Set([place?.stateId ?? elsewhere[0], ...elsewhere]);
  return [...stateIds].map((stateId) => {
    const state = stateId === undefined ? undefined : findState(stateId);
    const query = new URLSearchParams({ plan: tier });
    if (stateId !== undefined) query.set('state', stateId);
    if (place?.area !== undefined && stateId === place.stateId) query.set('lga', place.area);
    return (
      <p key={stateId ?? ''}>
        <a className="tall-link" href={`/providers?${query}`}>
          {state ? `Hospitals in ${state.name} on ${tierName}` : `Hospitals on ${tierName}`}
        </a>
      </p>
    );
  });
}

function CopyLink({ query }: { readonly query: string }) {
  const [copied, setCopied] = useState('');
  const address = `/insurance-calculator?${query}`;

  function copy(event: MouseEvent<HTMLAnchorElement>): void {
    // Without clipboard access, the link simply opens.
    if (!('clipboard' in navigator) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    navigator.clipboard.writeText(event.currentTarget.href).then(
      () => setCopied(query),
      () => window.location.assign(address),
    );
  }

  return (
    <div className="copy-quote no-print">
      <a className="tall-link" href={address} onClick={copy}>
        <Icon name="copy" size={18} />
        Link to this quote
      </a>
      <output>
        {copied === query && 'Link copied. It doesn’t contain your name or contact details.'}
      </output>
    </div>
  );
}
