import { useEffect, useEffectEvent, useRef, type FormEvent, type RefObject } from 'react';
import type { Edition } from '#app/location/edition.ts';
import type { CheckoutPrice, CheckoutView } from './checkout.ts';
import { fillFromSaved, findSavedDraft, saveDraft } from './saved-draft.ts';
import { useRestoredDraft } from './use-restored-draft.ts';
import { useSteps, type Steps } from './use-steps.ts';
import { useTypedPrice } from './use-typed-price.ts';

/** The checkout in the browser. */
export interface CheckoutState extends Omit<Steps, 'send'> {
  /** As the form stands. */
  readonly price: CheckoutPrice;
  readonly form: RefObject<HTMLFormElement | null>;
  /** To be called when something was typed. */
  readonly update: () => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

interface Start {
  /** The step that the page came with. */
  readonly first: CheckoutView;
  /** It answers a step that was sent without scripts. */
  readonly isAnswered: boolean;
  readonly edition: Edition;
}

/** Holds the step that is shown, keeps what is typed for the visit, and the price in step with it. */
export function useCheckout(
  { first, isAnswered, edition }: Start,
  heading: RefObject<HTMLHeadingElement | null>,
): CheckoutState {
  const form = useRef<HTMLFormElement>(null);
  const { send, ...steps } = useSteps(first);
  const { view, version } = steps;
  const { price, reprice } = useTypedPrice(form, steps, edition);
  useRestoredDraft(form, { ...steps, send }, isAnswered);

  useEffect(() => {
    if (version === 0) return;
    if (form.current) saveDraft(form.current);
    window.scrollTo(0, 0);
    // With faults their summary takes the focus.
    if (Object.keys(view.errors).length === 0 && !view.setback) heading.current?.focus();
  }, [version, view, heading]);

  // Once, for what was typed before scripts started, or before the page was loaded again.
  const begin = useEffectEvent(() => {
    if (!form.current) return;
    if (isAnswered) fillFromSaved(form.current);
    if (isAnswered || !findSavedDraft()) saveDraft(form.current);
    reprice();
  });
  useEffect(() => begin(), []);

  function update(): void {
    if (form.current) saveDraft(form.current);
    reprice();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    send({
      address: currentTarget.getAttribute('action') ?? '',
      body: bodyOf(currentTarget, (nativeEvent as SubmitEvent).submitter),
      way: 'on',
    });
  }

  return { ...steps, price, form, update, submit };
}

/** What the browser would send; not all of them know the second argument of FormData. */
function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value);
  }
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    body.set(submitter.name, submitter.value);
  }
  return body;
}
