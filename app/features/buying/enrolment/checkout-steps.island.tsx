import { useRef, type Ref } from 'react';
import type { Edition } from '#app/site/edition.ts';
import { BreadcrumbTrail } from '#app/site/breadcrumbs/breadcrumbs.tsx';
import { formatMoney } from '#app/kernel/money.ts';
import { phoneLink } from '#app/site/contact/phones.ts';
import { planPath } from '../plans/plan-paths.ts';
import { PriceBar, PriceLines } from '../page/price-lines.tsx';
import type { Seller } from '../page/sales-contact.ts';
import { CheckoutForm } from './steps/checkout-form.tsx';
import type { CheckoutView } from './checkout.server.ts';
import type { CheckoutPrice } from './order-price.ts';
import { EnrolmentSteps, type StepId } from './steps/enrolment-steps.tsx';
import { returnPath } from './return/return-view.ts';
import { useCheckout } from './use-checkout.ts';
import { SummaryNotes, SummaryPanel, SummaryPrice } from '../page/summary-panel.tsx';
import { perPayment } from '../prices/price-list.ts';
import { askForPrice } from '../prices/price-words.ts';
import { Price } from '../prices/price.tsx';

interface CheckoutStepsProps {
  readonly first: CheckoutView;
  /** Set when `first` answers a step sent without scripts. */
  readonly isAnswered: boolean;
  readonly seller: Seller;
}

/** Shows each step of buying a plan as a form beside the order. */
export function CheckoutSteps({ first, isAnswered, seller }: CheckoutStepsProps) {
  const { edition, phone } = seller;
  const heading = useRef<HTMLHeadingElement>(null);
  const checkout = useCheckout({ first, isAnswered, edition }, heading);
  const { view, price, keptUntil } = checkout;
  return (
    <div className="wrap buying-page__columns">
      <div className="stack buying-page__main">
        <CheckoutHead view={view} edition={edition} ref={heading} />
        {keptUntil !== undefined && (
          <output className="checkout__restored">
            We’ve filled in what you entered before. It stays in this tab until you send your order
            or close the tab, and until {keptUntil} at most.
          </output>
        )}
        <CheckoutForm checkout={checkout} seller={seller} />
        {view.step === 'who' && (
          <p>
            Sent an order before? <a href={returnPath}>Continue your order</a>.
          </p>
        )}
        {price.kind === 'priced' && <PriceBar quote={price.quote} href="#order" />}
      </div>
      <OrderSummary view={view} price={price} phone={phone} />
    </div>
  );
}

interface CheckoutHeadProps {
  readonly view: CheckoutView;
  readonly edition: Edition;
  readonly ref: Ref<HTMLHeadingElement>;
}

function CheckoutHead({ view, edition, ref }: CheckoutHeadProps) {
  const { plan, step, steps } = view;
  return (
    <>
      <BreadcrumbTrail
        edition={edition}
        parents={[{ path: planPath(plan.id), name: plan.name }]}
        title={`Buy ${plan.name}`}
      />
      <h1 ref={ref} tabIndex={-1}>
        {titleOf(step, view)}
      </h1>
      <EnrolmentSteps steps={steps} current={step} />
    </>
  );
}

function titleOf(step: StepId, { plan, buyer, people }: CheckoutView): string {
  switch (step) {
    case 'who':
      return `Who should ${plan.name} cover?`;
    case 'people':
      if (people.length === 0) return 'Who should we contact?';
      return buyer === 'me' ? 'Tell us about yourself' : 'Tell us about them';
    case 'hospital':
      return 'Choose a hospital';
    case 'review':
      return 'Check your answers';
  }
}

interface OrderSummaryProps {
  readonly view: CheckoutView;
  /** Follows the form as it is filled in. */
  readonly price: CheckoutPrice;
  readonly phone: string;
}

function OrderSummary({ view, price, phone }: OrderSummaryProps) {
  const { plan, buyer } = view;
  const isPriced = price.kind === 'priced';
  return (
    <SummaryPanel
      id="order"
      title={`Your order, ${plan.name}`}
      buyer={isPriced ? price.quote.request.party.buyer : buyer}
    >
      <Amounts view={view} price={price} phone={phone} />
      <p>
        <a href={`/insurance-calculator/${plan.id}${isPriced ? `?${price.query}` : ''}`}>
          Compare with another plan
        </a>
      </p>
    </SummaryPanel>
  );
}

function Amounts({ view: { prices, step }, price, phone }: OrderSummaryProps) {
  switch (price.kind) {
    case 'priced': {
      const { quote, query, isEstimate } = price;
      const { payment } = quote;
      return (
        <>
          <SummaryPrice
            price={<Price text={formatMoney(payment.each)} query={query} />}
            period={perPayment[payment.id]}
          />
          {/* The review lists them itself. */}
          {step !== 'review' && <PriceLines quote={quote} prices={prices} />}
          {isEstimate && <p>We’ll confirm the price from the dates of birth.</p>}
          <SummaryNotes prices={prices}>
            You’ll pay on the payment service’s own page, so we never see your card number.
          </SummaryNotes>
        </>
      );
    }
    case 'call':
      return (
        <>
          <p>
            {price.reason === 'age'
              ? askForPrice(prices.callFromAge)
              : 'For a group of this size we’ll send you a written quote.'}{' '}
            Send your order anyway. We’ll call you, and you don’t pay anything until we agree a
            price.
          </p>
          <p>
            Or call us: <a href={phoneLink(phone)}>{phone}</a>
          </p>
        </>
      );
    case 'none':
      return <p>Your price will show here once you tell us who to cover.</p>;
  }
}
