import { formatDay } from '#app/kernel/days/format-day.ts';
import { phoneLink } from '#app/location/phone-link.ts';
import { askForPrice } from '../prices/ask-for-price.ts';
import { ChargesNote } from '../prices/charges-note.tsx';
import { chargesOf } from '../prices/charges.ts';
import { PriceLines } from '../quote/price-lines.tsx';
import { SummaryPrice } from '../quote/summary-price.tsx';
import { BuyerDrawing } from '../quote/buyer-drawing.tsx';
import type { CheckoutPrice, CheckoutView } from './checkout.ts';

interface OrderSummaryProps {
  readonly view: CheckoutView;
  /** As the form stands. */
  readonly price: CheckoutPrice;
  /** Whom one calls where there is no price. */
  readonly phone: string;
}

/** What is bought and what it costs, beside every step. */
export function OrderSummary({ view, price, phone }: OrderSummaryProps) {
  const { plan, buyer } = view;
  return (
    <section
      className="quote-summary on-deep"
      id="order"
      aria-labelledby="order-title"
      tabIndex={-1}
    >
      <BuyerDrawing buyer={price.kind === 'priced' ? price.quote.request.party.buyer : buyer} />
      <div className="quote-summary__words">
        <h2 id="order-title" className="quote-summary__title">
          Your order, {plan.name}
        </h2>
        <Amounts view={view} price={price} phone={phone} />
        <p>
          <a href={`/insurance-calculator/${plan.id}${queryOf(price)}`}>
            Compare with another plan
          </a>
        </p>
      </div>
    </section>
  );
}

function queryOf(price: CheckoutPrice): string {
  return price.kind === 'priced' ? `?${price.query}` : '';
}

function Amounts({ view, price, phone }: OrderSummaryProps) {
  switch (price.kind) {
    case 'priced':
      return <Priced view={view} price={price} />;
    case 'call':
      return (
        <CallFirst reason={price.reason} callFromAge={view.prices.callFromAge} phone={phone} />
      );
    case 'none':
      return <p>Your price will show here once you tell us who to cover.</p>;
  }
}

interface PricedProps {
  readonly view: CheckoutView;
  readonly price: Extract<CheckoutPrice, { kind: 'priced' }>;
}

function Priced({ view: { prices }, price }: PricedProps) {
  const { quote, query, isEstimate } = price;
  return (
    <>
      <SummaryPrice payment={quote.payment} query={query} />
      <PriceLines quote={quote} prices={prices} />
      {isEstimate && <p>We’ll confirm the price from the dates of birth.</p>}
      <p className="quote-summary__note">
        <ChargesNote charges={chargesOf(prices)} />
      </p>
      <p className="quote-summary__note">
        {prices.isSample ? 'Sample prices' : 'Prices'}, last updated {formatDay(prices.asOf)}. You
        pay on the payment service’s own page, so we never see your card number.
      </p>
    </>
  );
}

interface CallFirstProps {
  readonly reason: 'age' | 'size';
  readonly callFromAge: number;
  readonly phone: string;
}

function CallFirst({ reason, callFromAge, phone }: CallFirstProps) {
  return (
    <>
      <p>
        {reason === 'age'
          ? askForPrice(callFromAge)
          : 'For a group of this size we’ll send you a written quote.'}{' '}
        Send your request anyway. We’ll call you, and you don’t pay anything until we agree a price.
      </p>
      <p>
        Or call us: <a href={phoneLink(phone)}>{phone}</a>
      </p>
    </>
  );
}
