import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { SiteForm } from '#app/ui/form/site-form.tsx';
import { formatMoney } from '#app/kernel/money.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { OfferFields } from './offer-fields.tsx';
import { offerQuery, type OfferData } from './offer-page-data.ts';
import { PriceLines } from '../../page/price-lines.tsx';
import { Price } from '../../prices/price.tsx';
import { parseQuery, quoteQuery } from '../../party/party-codec.ts';
import { findQuote } from '../../party/price-party.ts';
import type { Quote } from '../../party/party.ts';

interface OfferFormProps {
  readonly data: OfferData;
  readonly answer: FormAnswer | undefined;
}

/** Asks a company or an association what an offer needs, and gives it at once. */
export function OfferForm({ data, answer }: OfferFormProps) {
  const { path, insurer } = data;
  return (
    <div className="card panel offer-form">
      <SiteForm
        id="offer-form"
        tool="Get an offer for a group"
        action={`${path}#offer`}
        answer={answer}
        otherWays={<CallInstead phone={insurer.phone} />}
        thanks={({ reference }) => drawThanks(data, reference)}
      >
        <OfferFields data={data} />
      </SiteForm>
    </div>
  );
}

function drawThanks(data: OfferData, reference: string) {
  const { prices, insurer, buyer } = data;
  const quote = findOffer(data);
  if (!quote) {
    return (
      <FormThanks title="Thank you. We’ll prepare your offer" reference={reference}>
        From {prices.groups[buyer].tenderFrom} people we don’t show prices online. We’ll send you a
        written quote {insurer.replyBy}.
      </FormThanks>
    );
  }
  return (
    <>
      <FormThanks title="Your offer is ready" reference={reference}>
        We’ll check it and confirm the price in writing {insurer.replyBy}.
      </FormThanks>
      <OfferSum data={data} quote={quote} />
      <ButtonLink href={`/quote.pdf?${quoteQuery(quote.request)}&reference=${reference}`}>
        <Icon name="download" size={20} />
        Download the offer as PDF
      </ButtonLink>
    </>
  );
}

function findOffer({ buyer, prices, recommended, chosen }: OfferData) {
  const defaults = { tier: recommended, currency: 'NGN' } as const;
  return findQuote(parseQuery(offerQuery(buyer, chosen), prices, defaults).request, prices);
}

function OfferSum({ data, quote }: { readonly data: OfferData; readonly quote: Quote }) {
  const { eachAdult, lives, yearly, request } = quote;
  const { adult } = data.prices.ages;
  const query = quoteQuery(request);
  return (
    <div className="stack">
      <p>
        {data.tiers.find(({ id }) => id === request.tier)?.name} for {lives} people:{' '}
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
      <PriceLines quote={quote} prices={data.prices} />
    </div>
  );
}
