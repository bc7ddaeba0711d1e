import { createRoutesStub } from 'react-router';
import { render } from 'vitest-browser-react';
import type { Edition } from '#app/location/edition.ts';
import type { Site } from '#app/location/use-site.ts';
import { examplePrices } from '../quote/quote.fixture.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import type { CheckoutView } from './checkout.ts';
import { buyerOf, type Draft } from './draft.ts';
import { checkoutPrice, priceOrder } from './order-price.ts';
import { peopleOf } from './people.ts';
import { stepsOf, type StepId } from './steps.ts';

const identity = {
  name: 'Example Health',
  phones: { marketing: '0700 000 0001', international: '+234 700 000 0000' },
  promises: { startWithin: '1 working day', registration: 'we’ll ask for a photograph.' },
};

/** One step of buying Gold, as the server would show it. */
export function exampleStep(
  step: StepId,
  typed: Draft = {},
  more: Partial<CheckoutView> = {},
): CheckoutView {
  const draft = { who: 'me', pay: 'yearly', currency: 'NGN', ...typed };
  const pricing = { tier: 'gold', prices: examplePrices, currency: 'NGN' } as const;
  const hospitals = {
    lgas: [],
    options: [],
    total: 0,
    area: 'Lagos',
    isWidened: false,
    isUnavailable: false,
  };
  return {
    kind: 'step',
    plan: { id: 'gold', name: 'Gold', suits: 'For those who like Gold.' },
    step,
    steps: stepsOf(draft),
    buyer: buyerOf(draft),
    draft,
    errors: {},
    setback: undefined,
    price: checkoutPrice(priceOrder(draft, { ...pricing, today: '2026-11-21' })),
    prices: examplePrices,
    people: peopleOf(draft),
    hospitals: step === 'hospital' ? hospitals : undefined,
    review: [],
    ...more,
  };
}

interface Visit {
  readonly edition?: Edition;
  /** What the server said to a step that was sent without scripts. */
  readonly answer?: CheckoutView;
}

/** Renders the checkout as a visitor meets it. */
export function renderCheckout({ edition = 'NG', answer }: Visit = {}) {
  const site = { edition, identity } as unknown as Site;
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => <CheckoutPage start={exampleStep('who')} answer={answer} />,
    },
  ]);
  return render(<Stub hydrationData={{ loaderData: { root: site } }} />);
}
