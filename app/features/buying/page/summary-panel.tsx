import type { ReactNode } from 'react';
import association from '#app/assets/figures/association.svg?url';
import corporate from '#app/assets/figures/corporate.svg?url';
import elderSeated from '#app/assets/figures/elder-seated.svg?url';
import family from '#app/assets/figures/family.svg?url';
import individual from '#app/assets/figures/individual.svg?url';
import { formatDay } from '#app/kernel/days.ts';
import { ChargesNote } from '../prices/price-notes.tsx';
import type { PriceList } from '../prices/price-list.ts';
import { chargesOf } from '../prices/price-words.ts';
import type { Buyer } from '../party/party.ts';

const drawings: Record<Buyer, { url: string; width: number; height: number }> = {
  me: { url: individual, width: 252, height: 528 },
  someone: { url: elderSeated, width: 206, height: 320 },
  family: { url: family, width: 400, height: 302 },
  staff: { url: corporate, width: 400, height: 305 },
  association: { url: association, width: 440, height: 248 },
};

interface SummaryPanelProps {
  readonly id: string;
  readonly title: string;
  /** Draws the people covered above the words. */
  readonly buyer: Buyer | undefined;
  /** Set where a form has changed what it says. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** Sums up a quote or an order, beside its form. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { id, title, buyer, takesFocus = false, children } = props;
  const drawing = buyer && drawings[buyer];
  return (
    <section
      className="quote-summary on-deep"
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by a press
      autoFocus={takesFocus}
    >
      {drawing && (
        <div className={`quote-summary__picture quote-summary__picture--${buyer}`}>
          <img
            src={drawing.url}
            width={drawing.width}
            height={drawing.height}
            alt=""
            loading="lazy"
          />
        </div>
      )}
      <div className="quote-summary__words">
        <h2 id={`${id}-title`} className="quote-summary__title">
          {title}
        </h2>
        {children}
      </div>
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
  return (
    <p className="quote-summary__price">
      <strong>{price}</strong> {period}
    </p>
  );
}

interface SummaryNotesProps {
  readonly prices: PriceList;
  readonly children: ReactNode;
}

/** Names the charges on top and the date of the prices, below a sum. */
export function SummaryNotes({ prices, children }: SummaryNotesProps) {
  return (
    <>
      <p className="quote-summary__note">
        <ChargesNote charges={chargesOf(prices)} />
      </p>
      <p className="quote-summary__note">
        {prices.isSample ? 'Sample prices' : 'Prices'}, last updated {formatDay(prices.asOf)}.{' '}
        {children}
      </p>
    </>
  );
}
