import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { dayInLagos } from '#app/kernel/days.ts';
import type { Edition } from '#app/site/edition.ts';
import { editionCurrency } from '../prices/price-list.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { CheckoutPrice } from './order-price.ts';
import { readDraft, type Draft } from './draft/draft.ts';
import { fillFromSaved, findSavedDraft, saveDraft, useRestoredDraft } from './draft/saved-draft.ts';
import { useSteps, type Steps } from './use-steps.ts';

export type CheckoutState = ReturnType<typeof useCheckout>;

interface Start {
  readonly first: CheckoutView;
  /** Set when `first` answers a step sent without scripts. */
  readonly isAnswered: boolean;
  readonly edition: Edition;
}

/** Runs the checkout in the browser: the step on screen, the stored draft and the live price. */
export function useCheckout(
  { first, isAnswered, edition }: Start,
  heading: RefObject<HTMLHeadingElement | null>,
) {
  const form = useRef<HTMLFormElement>(null);
  const { send, ...steps } = useSteps(first);
  const { view, version, way } = steps;
  const { price, reprice } = useTypedPrice(form, steps, edition);
  const { awaited, save, take } = useRestoredDraft(form, { view, send }, isAnswered);
  const takeStep = useEffectEvent(take);

  useEffect(() => {
    if (version === 0) return;
    takeStep();
    // A field to change has taken the focus.
    if (view.focus !== undefined) return;
    // A draft restored on load leaves those who use the page by then where they are.
    if (version === 1 && way === 'return' && document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    // With errors, their summary takes the focus.
    if (Object.keys(view.errors).length === 0 && !view.saveFailure) heading.current?.focus();
  }, [version, view, way, heading]);

  // Picks up what was typed before scripts started, or before a reload.
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    if (isAnswered) fillFromSaved(form.current);
    if (isAnswered || !findSavedDraft()) saveDraft(form.current);
    reprice();
  });
  useEffect(() => begin(), []);

  /** Called after typing. */
  function update(): void {
    save();
    reprice();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { currentTarget, submitter } = event;
    const fields = new FormData(currentTarget);
    // FormData's second parameter is younger than many phones.
    if (submitter instanceof HTMLButtonElement && submitter.name !== '')
      fields.append(submitter.name, submitter.value);
    const sent = Object.fromEntries(fields) as Record<string, string>;
    send({
      address: currentTarget.getAttribute('action') ?? '',
      // A stored draft that has not come back is sent along.
      body: new URLSearchParams({ ...awaited.current, ...sent }),
      way: 'on',
    });
  }

  return { ...steps, price, form, update, submit };
}

/**
 * Prices the form as it is filled in, with code loaded on the first input. Until then, and if that
 * fails, the server's price stays.
 */
function useTypedPrice(
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
  const today = dayInLagos(Date.now());
  const currency = editionCurrency(edition);
  return checkoutPrice(priceOrder(draft, { tier: plan.id, prices, currency, today }));
}

function isSame(one: Draft, other: Draft): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
