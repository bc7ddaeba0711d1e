import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { SiteForm } from '#app/ui/form/site-form.tsx';
import { formatMoney } from '#app/kernel/money.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { offerCover, readSpouses, withSpouses } from './offer-cover.ts';
import { OfferFields } from './offer-fields.tsx';
import { offerQuotes, type OfferData } from './offer-page-data.ts';
import { PriceLines } from '../../page/price-lines.tsx';
import { Price } from '../../prices/price.tsx';
import { quoteQuery } from '../../party/party-codec.ts';
import type { Quote } from '../../party/price-party.ts';

interface GroupOfferProps {
  readonly data: OfferData;
  readonly answer: FormAnswer | undefined;
}

/** Asks a company or an association what an offer needs, and gives it at once. */
export function GroupOffer({ data, answer }: GroupOfferProps) {
  return (
    <section className="plan-beside" aria-labelledby="offer">
      <h2 id="offer">Get a group quote</h2>
      <div>
        <p>
          See the price for each person and in total, with your discount, and download it as a PDF
          at once.
        </p>
        <div className="card form-card offer-form above-4">
          <SiteForm
            id="offer-form"
            tool="Get a quote for a group"
            action={`${data.path}#offer`}
            answer={answer}
            otherWays={<CallInstead />}
            thanks={({ reference }) => drawThanks(data, reference)}
          >
            <OfferFields data={data} />
          </SiteForm>
        </div>
      </div>
    </section>
  );
}

function drawThanks(data: OfferData, reference: string) {
  const { prices, insurer, buyer, chosen } = data;
  const [quote, second] = offerQuotes(buyer, chosen, data);
  if (!quote) {
    return (
      <FormThanks title="Thank you. We’ll prepare your quote" reference={reference}>
        From {prices.groups[buyer].tenderFrom} people we don’t show prices online. We’ll send you a
        written quote {insurer.replyBy}.
      </FormThanks>
    );
  }
  // Neither the organisation nor the reference: anyone can write them into an address.
  const more = new URLSearchParams({ offer: 'yes', spouses: chosen.spouses });
  const query = quoteQuery(quote.request, second?.request.tier);
  return (
    <>
      <FormThanks title="Your quote is ready" reference={reference}>
        We’ll check it and confirm the price in writing {insurer.replyBy}.
      </FormThanks>
      <OfferCover data={data} quote={quote} />
      <div className="stack stack--5 offer-plans">
        <OfferSum data={data} quote={quote} />
        {second && <OfferSum data={data} quote={second} />}
      </div>
      <ButtonLink href={`/quote.pdf?${query}&${more}`}>
        <Icon name="download" size={20} />
        Download the quote as PDF
      </ButtonLink>
    </>
  );
}

/** Names whose offer it is, who is in it and who is not. */
function OfferCover({ data, quote }: { readonly data: OfferData; readonly quote: Quote }) {
  const { organisation, spouses } = data.chosen;
  const cover = offerCover(quote.request.party, readSpouses(spouses));
  if (!cover) return null;
  return (
    <p>
      For {organisation && <strong>{organisation}: </strong>}
      {cover.covered}. Not in this price: {cover.left}.
    </p>
  );
}

function OfferSum({ data, quote }: { readonly data: OfferData; readonly quote: Quote }) {
  const { eachAdult, lives, yearly, request } = quote;
  const { prices, chosen } = data;
  const { adult } = prices.ages;
  const query = quoteQuery(request);
  const name = data.tiers.find(({ id }) => id === request.tier)?.name;
  return (
    <div className="stack">
      <p>
        {name} for {lives} people:{' '}
        <strong>
          <Price text={formatMoney(yearly)} query={query} />
        </strong>{' '}
        a year
        {eachAdult && (
          <>
            , <Price text={formatMoney(eachAdult)} query={query} isEach /> for each adult aged{' '}
            {adult.fromAge} to {adult.toAge}
          </>
        )}
        .
      </p>
      <PriceLines quote={withSpouses(quote, readSpouses(chosen.spouses), prices)} prices={prices} />
      <p>
        <a href={`/plans/${request.tier}`}>What {name} pays for, and what it doesn’t</a>
      </p>
    </div>
  );
}
