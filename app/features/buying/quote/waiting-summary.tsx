import { WhatsAppLink } from '#app/ui/ask-us/ask-on-whats-app.tsx';
import { CallButton } from '#app/ui/ask-us/call-button.tsx';
import { ChargesNote } from '../prices/charges-note.tsx';
import { chargesOf } from '../prices/charges.ts';
import { priceOf } from '../prices/price-of-query.ts';
import { askForPrice } from '../prices/ask-for-price.ts';
import { Price } from '../prices/price.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import type { QuoteState } from './quote-state.ts';

interface WaitingSummaryProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

/** Shown in place of a price: what we still need to know, or the number to call. */
export function WaitingSummary({ data, state }: WaitingSummaryProps) {
  const { outcome, values } = state;
  if (outcome?.kind === 'call') return <CallUs reason={outcome.reason} data={data} />;
  const { fromAge, toAge } = data.prices.ages.adult;
  const query = `who=someone&age=${fromAge}&plan=${values.plan}&currency=${values.currency}`;
  const tier = data.tiers.find(({ id }) => id === values.plan);
  return (
    <>
      <h2 id="quote-price-title" className="quote-summary__title">
        {tier?.name}, from
      </h2>
      <p className="quote-summary__price">
        <strong>
          <Price {...priceOf(query, data.prices, data.start.currency)} />
        </strong>{' '}
        a year
      </p>
      <p>
        for one adult aged {fromAge} to {toAge}. Tell us who needs cover and we’ll show the price
        here.
      </p>
      <p className="quote-summary__note">
        <ChargesNote charges={chargesOf(data.prices)} />
      </p>
      <p className="quote-summary__note">No name, no phone number, no card.</p>
    </>
  );
}

interface CallUsProps {
  readonly reason: 'age' | 'size';
  readonly data: QuotePageData;
}

function CallUs({ reason, data }: CallUsProps) {
  const { callFromAge } = data.prices;
  const { phone, whatsApp } = data.insurer;
  return (
    <>
      <h2 id="quote-price-title" className="quote-summary__title">
        {reason === 'age' ? 'Ask us for a price' : 'We’ll send you a quote'}
      </h2>
      <p>
        {reason === 'age'
          ? askForPrice(callFromAge)
          : 'We don’t show prices online for groups of this size. Send us your requirements or call us, and we’ll send a written quote.'}
      </p>
      <CallButton phone={phone} />
      <WhatsAppLink whatsApp={whatsApp} />
    </>
  );
}
