import { useRef, type ReactNode } from 'react';
import association from '#app/assets/figures/association.svg?url';
import corporate from '#app/assets/figures/corporate.svg?url';
import elderSeated from '#app/assets/figures/elder-seated.svg?url';
import family from '#app/assets/figures/family.svg?url';
import individual from '#app/assets/figures/individual.svg?url';
import { ChargesNote } from '../prices/price-notes.tsx';
import type { PriceList } from '../prices/price-list.ts';
import { asOfWords, chargesOf } from '../prices/price-words.ts';
import type { Buyer } from '../party/party.ts';
import { useCountedChange } from './use-counted-change.ts';

const drawings: Record<Buyer, { src: string; width: number; height: number }> = {
  me: { src: individual, width: 252, height: 528 },
  someone: { src: elderSeated, width: 206, height: 320 },
  family: { src: family, width: 400, height: 302 },
  staff: { src: corporate, width: 400, height: 305 },
  association: { src: association, width: 440, height: 248 },
};

interface SummaryPanelProps {
  readonly id: string;
  readonly title: string;
  /** Draws the people to cover, below the words. */
  readonly drawn?: Buyer | undefined;
  /** Set where a form has changed what it says. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** Sums up a quote or an order, beside its form. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { id, title, drawn, takesFocus = false, children } = props;
  return (
    <section
      className="quote-summary on-deep"
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by a press
      autoFocus={takesFocus}
    >
      <div className="stack stack--3 pad-6">
        <h2 id={`${id}-title`} className="quote-summary__title">
          {title}
        </h2>
        {children}
      </div>
      {drawn && (
        <div className="picture quote-summary__picture no-print">
          <img {...drawings[drawn]} alt="" loading="lazy" />
        </div>
      )}
    </section>
  );
}

interface SummaryPriceProps {
  readonly price: ReactNode;
  /** Such as "a year". */
  readonly period: string;
}

/** Shows one payment in large type. */
export function SummaryPrice({ price, period }: SummaryPriceProps) {
  const amount = useRef<HTMLElement>(null);
  useCountedChange(amount);
  return (
    <p className="quote-summary__price">
      <strong ref={amount}>{price}</strong> {period}
    </p>
  );
}

/** What is folded away at the foot of the panel. */
export function SummaryFolds({ children }: { readonly children: ReactNode }) {
  return <div className="accordion quote-summary__folds">{children}</div>;
}

interface PriceFoldsProps {
  readonly prices: PriceList;
  /** How the price adds up; without it, that is shown elsewhere. */
  readonly sum?: ReactNode;
  /** Notes on this price, above those on every price. */
  readonly children: ReactNode;
}

/** Folds away how a price adds up and the notes on it, so that the next action stays in view. */
export function PriceFolds({ prices, sum, children }: PriceFoldsProps) {
  return (
    <>
      {sum !== undefined && (
        <details>
          <summary>How it’s worked out</summary>
          <div className="stack stack--3">{sum}</div>
        </details>
      )}
      <details>
        <summary>{prices.isSample ? 'About these sample prices' : 'About these prices'}</summary>
        <div className="stack stack--3">
          {children}
          <p>
            <ChargesNote charges={chargesOf(prices)} />
          </p>
          <p>{asOfWords(prices)}</p>
        </div>
      </details>
    </>
  );
}
