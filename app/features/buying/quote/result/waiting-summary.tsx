import { WhatsAppLink, CallButton } from '#app/site/contact/contact-buttons.tsx';
import { SummaryPrice } from '../../page/summary-panel.tsx';
import { ChargesNote } from '../../prices/price-notes.tsx';
import { askForPrice, chargesOf } from '../../prices/price-words.ts';
import { Price } from '../../prices/price.tsx';
import { adultPrice } from '../../party/price-cell.ts';
import type { QuotePageData } from '../quote-page-data.ts';
import type { QuoteView } from '../quote-state.ts';

/** Shows the price of one adult until the visitor has said who needs cover. */
export function WaitingSummary({ data: { prices }, state: { values } }: QuoteView) {
  const { fromAge, toAge } = prices.ages.adult;
  const price = adultPrice(values.plan, values.currency, prices);
  return (
    <>
      <SummaryPrice price={<Price {...price} />} period="a year" />
      <p>
        for one adult aged {fromAge} to {toAge}. Tell us who needs cover and we’ll show the price
        here.
      </p>
      <p className="smaller">
        <ChargesNote charges={chargesOf(prices)} />
      </p>
      <p className="smaller">You don’t need to give a name, phone number or card.</p>
    </>
  );
}

interface CallSummaryProps {
  readonly data: Pick<QuotePageData, 'prices' | 'insurer'>;
  readonly reason: 'age' | 'size';
}

/** Asks people without a list price to get in touch. */
export function CallSummary({ data: { prices, insurer }, reason }: CallSummaryProps) {
  return (
    <>
      <p>
        {reason === 'age'
          ? askForPrice(prices.callFromAge)
          : 'We don’t show prices online for groups of this size. Send us your requirements or call us, and we’ll send a written quote.'}
      </p>
      <CallButton phone={insurer.phone} />
      <WhatsAppLink whatsApp={insurer.whatsApp} />
    </>
  );
}
