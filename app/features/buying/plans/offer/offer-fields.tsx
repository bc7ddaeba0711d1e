import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { currencyChoices } from '../../prices/choices.ts';
import { AssociationFields } from './association-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import type { OfferData } from './offer-page-data.ts';

/** The fields of the offer form: the group, the plan, and whom to answer. */
export function OfferFields({ data }: { readonly data: OfferData }) {
  const { buyer, chosen, insurer } = data;
  return (
    <>
      <Field
        label={buyer === 'staff' ? 'Company' : 'Name of the association'}
        name="organisation"
        autoComplete="organization"
        required
      />
      <PriceFields data={data} />
      {!data.hasCurrencies && <input type="hidden" name="currency" value={chosen.currency} />}
      {buyer === 'staff' ? <CompanyFields startMonths={data.startMonths} /> : <AssociationFields />}
      <div className="offer-form__pair">
        <Field label="Your name" name="name" autoComplete="name" required />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <Field
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="From outside Nigeria, begin with the country code, such as +44"
        />
      </div>
      <ConsentBox wording="quote-1" insurer={insurer.name} />
      <SendButton>Get the offer</SendButton>
    </>
  );
}

function PriceFields({ data }: { readonly data: OfferData }) {
  const { buyer, chosen, prices, tiers, hasCurrencies } = data;
  const { fewest } = prices.groups[buyer];
  return (
    <div className="offer-form__pair">
      <Field
        label={buyer === 'staff' ? 'Number of staff' : 'Number of members'}
        name="people"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={chosen.people}
        hint={`${fewest} or more`}
        required
      />
      <SelectField
        label="Plan"
        name="plan"
        choices={tiers.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={chosen.plan}
      />
      {hasCurrencies && (
        <SelectField
          label="Currency"
          name="currency"
          choices={currencyChoices}
          defaultValue={chosen.currency}
        />
      )}
    </div>
  );
}
