import { formatMoney } from '#app/kernel/format-money.ts';
import { phoneLink } from '#app/site/contact/phones.ts';
import { PriceLines } from '../page/price-lines.tsx';
import { SummaryNotes, SummaryPanel, SummaryPrice } from '../page/summary-panel.tsx';
import { perPayment } from '../prices/choices.ts';
import { askForPrice } from '../prices/price-words.ts';
import { Price } from '../prices/price.tsx';
import type { CheckoutPrice, CheckoutView } from './checkout.ts';

interface OrderSummaryProps {
  readonly view: CheckoutView;
  /** Follows the form as it is filled in. */
  readonly price: CheckoutPrice;
  readonly phone: string;
}

/** Shows the order and its price beside every step. */
export function OrderSummary({ view, price, phone }: OrderSummaryProps) {
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
