import { useRef, useState, type RefObject } from 'react';
import type { Edition } from '#app/location/edition.ts';
import { editionCurrency } from '../prices/edition-currency.ts';
import type { CheckoutPrice, CheckoutView } from './checkout.ts';
import { readDraft, type Draft } from './draft.ts';
import type { Steps } from './use-steps.ts';

/**
 * The price as the form stands. What computes it is fetched when something is typed; without it the
 * server's price stands there until the next step.
 */
export function useTypedPrice(
  form: RefObject<HTMLFormElement | null>,
  { view, version }: Pick<Steps, 'view' | 'version'>,
  edition: Edition,
) {
  const [typed, setTyped] = useState({ version, price: view.price });
  const latest = useRef<Draft>(undefined);

  async function reprice(): Promise<void> {
    if (!form.current) return;
    const draft = readDraft(new FormData(form.current));
    latest.current = draft;
    const price = isSame(draft, view.draft) ? view.price : await priceOf(draft, view, edition);
    if (latest.current === draft) setTyped({ version, price });
  }

  return {
    price: typed.version === version ? typed.price : view.price,
    reprice: () => void reprice().catch(console.error),
  };
}

async function priceOf(draft: Draft, view: CheckoutView, edition: Edition): Promise<CheckoutPrice> {
  const { checkoutPrice, priceOrder } = await import('./order-price.ts');
  const { plan, prices } = view;
  const today = new Date().toISOString().slice(0, 10);
  const currency = editionCurrency(edition);
  return checkoutPrice(priceOrder(draft, { tier: plan.id, prices, currency, today }));
}

function isSame(one: Draft, other: Draft): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
