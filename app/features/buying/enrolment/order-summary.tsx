import { formatDay } from '#app/kernel/days/format-day.ts';
import { phoneLink } from '#app/location/phone-link.ts';
import { useSalesPhone } from '../ask/use-sales-phone.ts';
import { PriceLines } from '../quote/price-lines.tsx';
import { SummaryPrice } from '../quote/summary-price.tsx';
import { BuyerDrawing } from '../quote/buyer-drawing.tsx';
import type { CheckoutPrice, CheckoutView } from './checkout.ts';

interface OrderSummaryProps {
  readonly view: CheckoutView;
  /** As the form stands. */
  readonly price: CheckoutPrice;
}

/** What is bought and what it costs, beside every step. */
export function OrderSummary({ view, price }: OrderSummaryProps) {
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
        <Amounts view={view} price={price} />
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

function Amounts({ view, price }: OrderSummaryProps) {
  switch (price.kind) {
    case 'priced':
      return <Priced view={view} price={price} />;
    case 'call':
      return <CallFirst reason={price.reason} callFromAge={view.prices.callFromAge} />;
    case 'none':
      return <p>The price stands here as soon as we know who is covered.</p>;
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
      {isEstimate && <p>The dates of birth make the price exact.</p>}
      <p className="quote-summary__note">
        {prices.isSample ? 'Sample prices' : 'Prices'} as of {formatDay(prices.asOf)}. You pay on
        the page of the payment service; no card number reaches us.
      </p>
    </>
  );
}

interface CallFirstProps {
  readonly reason: 'age' | 'size';
  readonly callFromAge: number;
}

function CallFirst({ reason, callFromAge }: CallFirstProps) {
  const phone = useSalesPhone();
  return (
    <>
      <p>
        {reason === 'age'
          ? `For people of ${callFromAge} and more there is no price on a list: we settle it with you after a short talk.`
          : 'For a group of this size we make you a written offer.'}{' '}
        Please send your request all the same. We call you, and you pay nothing before.
      </p>
      <p>
        Or call us: <a href={phoneLink(phone)}>{phone}</a>
      </p>
    </>
  );
}
