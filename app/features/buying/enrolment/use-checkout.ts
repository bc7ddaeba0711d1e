import { editionCurrency } from '../prices/edition-currency.ts';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSite } from '#app/location/use-site.ts';
import type { CheckoutAnswer, CheckoutPrice, CheckoutView } from './checkout.ts';
import { readDraft } from './draft.ts';
import { checkoutPrice, priceOrder } from './order-price.ts';
import { fillFromSaved, findSavedDraft, saveDraft } from './saved-draft.ts';
import { useRestoredDraft } from './use-restored-draft.ts';

/** The checkout in the browser. */
export interface CheckoutState {
  /** The step on the screen. */
  readonly view: CheckoutView;
  /** Rises with each view, so that its fields start afresh. */
  readonly version: number;
  /** The network failed when the step was sent. */
  readonly failure: Extract<CheckoutAnswer, { kind: 'failed' }> | undefined;
  /** As the form stands. */
  readonly price: CheckoutPrice;
  readonly form: RefObject<HTMLFormElement | null>;
  /** To be called when something was typed. */
  readonly update: () => void;
}

/** Holds the step that is shown, keeps what is typed for the visit, and the price in step with it. */
export function useCheckout(
  start: CheckoutView,
  answer: CheckoutAnswer | undefined,
  heading: RefObject<HTMLHeadingElement | null>,
): CheckoutState {
  const { edition } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const first = answer?.kind === 'step' ? answer : start;
  const [shown, setShown] = useState({ view: first, version: 0 });
  const [price, setPrice] = useState(first.price);
  // A failure, or going back while the draft is being read, leaves what is on the screen.
  if (answer?.kind === 'step' && answer !== shown.view) {
    setShown({ view: answer, version: shown.version + 1 });
    setPrice(answer.price);
  }
  const { view, version } = shown;
  useRestoredDraft(form, { start, isAnswered: answer !== undefined });

  useEffect(() => {
    if (version === 0) return;
    if (form.current && answer?.kind === 'step') saveDraft(form.current);
    window.scrollTo(0, 0);
    // With faults their summary takes the focus.
    if (Object.keys(view.errors).length === 0 && !view.setback) heading.current?.focus();
  }, [version, answer, view, heading]);

  function reprice(): void {
    if (!form.current) return;
    const draft = readDraft(new FormData(form.current));
    const today = new Date().toISOString().slice(0, 10);
    const currency = editionCurrency(edition);
    const pricing = { tier: view.plan.id, prices: view.prices, currency, today } as const;
    setPrice(checkoutPrice(priceOrder(draft, pricing)));
  }

  // Once, for what was typed before scripts started, or before the page was loaded again.
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    if (answer) fillFromSaved(form.current);
    if (answer || !findSavedDraft()) saveDraft(form.current);
    reprice();
  });
  useEffect(() => begin(), []);

  function update(): void {
    if (form.current) saveDraft(form.current);
    reprice();
  }

  const failure = answer?.kind === 'failed' ? answer : undefined;
  return { view, version, failure, price, form, update };
}
