import { useState, type FormEvent } from 'react';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { SiteForm, type SavedAnswer } from '#app/ui/form/site-form.tsx';
import { CallInstead } from '../../page/call-instead.tsx';
import { OfferFields } from './offer-fields.tsx';
import { readOfferChoice, type OfferChoice, type OfferData } from './offer-page-data.ts';
import { OfferThanks } from './offer-thanks.tsx';

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
