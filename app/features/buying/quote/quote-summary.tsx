import { BuyerDrawing } from './buyer-drawing.tsx';
import { SpokenPrice } from './spoken-price.tsx';
import { PricedSummary } from './priced-summary.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import type { QuoteState } from './quote-state.ts';
import { WaitingSummary } from './waiting-summary.tsx';

interface QuoteSummaryProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

/** The price and how it comes about, under the people it is for. */
export function QuoteSummary({ data, state }: QuoteSummaryProps) {
  const { outcome, buyer } = state;
  return (
    <section
      className="quote-summary on-deep"
      id="quote-price"
      aria-labelledby="quote-price-title"
      tabIndex={-1}
    >
      {!data.isFramed && <BuyerDrawing buyer={buyer} />}
      <div className="quote-summary__words">
        {outcome?.kind === 'priced' ? (
          <PricedSummary data={data} state={state} quote={outcome.quote} />
        ) : (
          <WaitingSummary data={data} state={state} />
        )}
      </div>
      <SpokenPrice state={state} />
    </section>
  );
}
