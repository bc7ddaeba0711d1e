import { useState, type FormEvent } from 'react';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { SiteForm, type SavedAnswer } from '#app/ui/form/site-form.tsx';
import { formatMoney } from '#app/kernel/money.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { OfferFields } from './offer-fields.tsx';
import {
  readOfferChoice,
  offerQuery,
  type OfferChoice,
  type OfferData,
} from './offer-page-data.ts';
import { PriceLines } from '../../page/price-lines.tsx';
import { Price } from '../../prices/price.tsx';
import { parseQuery } from '../../quote/price/parse-quote.ts';
import { findQuote } from '../../quote/price/price-quote.ts';
import { quoteQuery } from '../../quote/price/quote-fields.ts';
import type { Quote } from '../../quote/price/quote.ts';
import { queryOfEach } from '../compare/plan-rows.ts';

interface OfferFormProps {
  readonly data: OfferData;
  readonly answer: FormAnswer | undefined;
}

function thanks({ reference }: SavedAnswer, data: OfferData, choice: OfferChoice) {
  return <OfferThanks data={data} choice={choice} reference={reference} />;
}

/** Asks a company or an association what an offer needs, and gives it at once. */
export function OfferForm({ data, answer }: OfferFormProps) {
  const { buyer, path, prices, insurer } = data;
  const [sent, setSent] = useState(data.chosen);
  const loadSchema = async () =>
    (await import('./offer.schema.ts')).offerSchema(buyer, prices.groups);

  function rememberSent({ target }: FormEvent): void {
    if (target instanceof HTMLFormElement) setSent(readOfferChoice(new FormData(target)));
  }

  return (
    <div className="card panel offer-form" onSubmitCapture={rememberSent}>
      <SiteForm
        id="offer-form"
        tool="Get an offer for a group"
        action={`${path}#offer`}
        loadSchema={loadSchema}
        answer={answer}
        otherWays={<CallInstead phone={insurer.phone} />}
        thanks={(kept) => thanks(kept, data, sent)}
      >
        <OfferFields data={data} />
      </SiteForm>
    </div>
  );
}

interface OfferThanksProps {
  readonly data: OfferData;
  readonly choice: OfferChoice;
  readonly reference: string;
}

function OfferThanks({ data, choice, reference }: OfferThanksProps) {
  const { prices, insurer, buyer } = data;
  const quote = findOffer(data, choice);
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

function findOffer({ buyer, prices, recommended }: OfferData, choice: OfferChoice) {
  const defaults = { tier: recommended, currency: 'NGN' } as const;
  return findQuote(parseQuery(offerQuery(buyer, choice), prices, defaults).request, prices);
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
            , <Price text={formatMoney(eachAdult)} query={queryOfEach(query)} /> for each adult aged{' '}
            {adult.fromAge} to {adult.toAge}
          </>
        )}
        .
      </p>
      <PriceLines quote={quote} prices={data.prices} />
    </div>
  );
}
