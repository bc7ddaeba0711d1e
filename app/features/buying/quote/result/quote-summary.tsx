import { SpokenPrice } from '../../page/spoken-price.tsx';
import { SummaryPanel } from '../../page/summary-panel.tsx';
import { paymentText } from '../price/quote-words.ts';
import type { QuotePageData } from '../quote-page-data.ts';
import type { QuoteState } from '../quote-state.ts';
import { PricedSummary } from './priced-summary.tsx';
import { CallSummary, WaitingSummary } from './waiting-summary.tsx';

interface QuoteSummaryProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

/** Shows the price and how it is worked out, or what is still missing. */
export function QuoteSummary({ data, state }: QuoteSummaryProps) {
  const { outcome, buyer } = state;
  return (
    <SummaryPanel
      id="quote-price"
      title={titleOf(data, state)}
      buyer={data.isFramed ? undefined : buyer}
    >
      {!outcome && <WaitingSummary data={data} values={state.values} />}
      {outcome?.kind === 'call' && <CallSummary data={data} reason={outcome.reason} />}
      {outcome?.kind === 'priced' && (
        <PricedSummary data={data} state={state} quote={outcome.quote} />
      )}
      <SpokenPrice text={outcome?.kind === 'priced' ? paymentText(outcome.quote.payment) : ''} />
    </SummaryPanel>
  );
}

function titleOf({ tiers }: QuotePageData, { outcome, values }: QuoteState): string {
  const name = tiers.find(({ id }) => id === values.plan)?.name ?? '';
  if (!outcome) return `${name}, from`;
  if (outcome.kind === 'priced') return `Your estimate, ${name}`;
  return outcome.reason === 'age' ? 'Ask us for a price' : 'We’ll send you a quote';
}
