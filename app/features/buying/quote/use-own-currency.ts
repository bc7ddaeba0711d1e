import { useEffect, useRef, useSyncExternalStore } from 'react';
import { locationStore } from '#app/site/location-store.ts';
import { currencyAbroad } from '../prices/price-list.ts';
import type { QuotePageData } from './quote-page-data.ts';
import type { useQuoteState } from './quote-state.ts';

const subscribe = (listener: () => void) => locationStore.subscribe(listener);
const getState = () => locationStore.getState();

/** Offers the currency of the visitor's country, until a price or somebody's choice names one. */
export function useOwnCurrency(
  { edition, start }: QuotePageData,
  { form, update }: ReturnType<typeof useQuoteState>,
): void {
  const { country, isLoading } = useSyncExternalStore(subscribe, getState, getState);
  const offer = useRef((ofVisitor: string) => {
    const field = form.current?.elements.namedItem('currency');
    if (!(field instanceof HTMLSelectElement) || field.value !== start.currency) return;
    // Each price writes its currency into the address.
    if (new URLSearchParams(window.location.search).has('currency')) return;
    field.value = currencyAbroad(ofVisitor);
    update();
  });
  useEffect(() => {
    if (edition === 'DG' && !isLoading) offer.current(country);
  }, [edition, isLoading, country]);
}
