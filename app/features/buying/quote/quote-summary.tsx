import association from '#app/assets/figures/association.svg?url';
import corporate from '#app/assets/figures/corporate.svg?url';
import elderSeated from '#app/assets/figures/elder-seated.svg?url';
import family from '#app/assets/figures/family.svg?url';
import individual from '#app/assets/figures/individual.svg?url';
import { SpokenPrice } from './spoken-price.tsx';
import { PricedSummary } from './priced-summary.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import type { Buyer } from './quote-request.ts';
import type { QuoteState } from './quote-state.ts';
import { WaitingSummary } from './waiting-summary.tsx';

const drawings: Record<Buyer, { url: string; width: number; height: number }> = {
  me: { url: individual, width: 252, height: 528 },
  someone: { url: elderSeated, width: 206, height: 320 },
  family: { url: family, width: 400, height: 302 },
  staff: { url: corporate, width: 400, height: 305 },
  association: { url: association, width: 440, height: 248 },
};

interface QuoteSummaryProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

/** The price and how it comes about, under the people it is for. */
export function QuoteSummary({ data, state }: QuoteSummaryProps) {
  const { outcome, buyer } = state;
  const { url, width, height } = drawings[buyer];
  return (
    <section
      className="quote-summary on-deep"
      id="quote-price"
      aria-labelledby="quote-price-title"
      tabIndex={-1}
    >
      {!data.isFramed && (
        <div className={`quote-summary__picture quote-summary__picture--${buyer}`}>
          <img src={url} width={width} height={height} alt="" loading="lazy" />
        </div>
      )}
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
