import { createRoutesStub } from 'react-router';
import { render } from 'vitest-browser-react';
import type { Edition } from '#app/site/edition.ts';
import type { Site } from '#app/site/use-site.ts';
import { examplePrices } from '../quote/quote.fixture.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import type { CheckoutView } from './checkout.server.ts';
import { buyerOf, type Draft } from './draft/draft.ts';
import { checkoutPrice, priceOrder } from './order-price.ts';
import { chooseLater, peopleOf, sameAsFirst } from './steps/people.ts';
import { stepsOf, type StepId } from './steps/enrolment-steps.tsx';

const identity = {
  name: 'Example Health',
  phones: { marketing: '0700 000 0001', international: '+234 700 000 0000' },
  promises: { startWithin: '1 working day', registration: 'we’ll ask for a photograph.' },
};

/** Returns one step of buying Gold, as the server would. */
export function exampleStep(
  step: StepId,
  typed: Draft = {},
  more: Partial<CheckoutView> = {},
): CheckoutView {
  const draft = { who: 'me', pay: 'yearly', currency: 'NGN', ...typed };
  const pricing = { tier: 'gold', prices: examplePrices, currency: 'NGN' } as const;
  const people = peopleOf(draft);
  const hospitals = people.map((slot) => ({
    slot,
    name: slot.title,
    chosen: slot.isFirst ? chooseLater : sameAsFirst,
    isWithFirst: true,
    options: [],
    total: 0,
    area: 'Lagos',
    isWidened: false,
    origin: null,
    isUnavailable: false,
  }));
  return {
    kind: 'step',
    plan: { id: 'gold', name: 'Gold', suits: 'For those who like Gold.' },
    step,
    steps: stepsOf(draft),
    buyer: buyerOf(draft),
    draft,
    errors: {},
    saveFailure: undefined,
    price: checkoutPrice(priceOrder(draft, { ...pricing, today: '2026-11-21' })),
    prices: examplePrices,
    people,
    areas: {},
    countries: [],
    hospitals: step === 'hospital' ? hospitals : [],
    review: [],
    cover: undefined,
    isEditing: false,
    focus: undefined,
    ...more,
  };
}

interface Visit {
  readonly edition?: Edition;
  /** The server's answer to a step sent without scripts. */
  readonly answer?: CheckoutView;
}

/** Renders the checkout as visitors see it. */
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
