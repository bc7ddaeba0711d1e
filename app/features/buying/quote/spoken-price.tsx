import { useEffect, useState } from 'react';
import { formatMoney } from '#app/kernel/money/format-money.ts';
import type { QuoteState } from './quote-state.ts';
import { perPayment } from '../prices/per-payment.ts';

/** Long enough that nobody hears a price while still typing. */
const pauseMs = 800;

/** Says the price to screen readers once typing has paused. */
export function SpokenPrice({ state }: { readonly state: QuoteState }) {
  const { outcome } = state;
  const words =
    outcome?.kind === 'priced'
      ? `${formatMoney(outcome.quote.payment.each)} ${perPayment[outcome.quote.payment.id]}`
      : '';
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return <output className="visually-hidden">{spoken}</output>;
}
