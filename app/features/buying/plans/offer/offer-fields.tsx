import { PhoneField } from '../../page/phone.tsx';
import { NumberField } from '../../page/stepper-field.tsx';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { stateChoices, states } from '#app/site/nigeria/states.ts';
import { useFieldWiring } from '#app/ui/field/field-wiring.tsx';
import { currencyChoices, planChoices } from '../../prices/price-list.ts';
import type { OfferData } from './offer-page-data.ts';
import { yesOrNo, associationTypes } from './offer-choices.ts';

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
      {buyer === 'staff' ? <CompanyFields data={data} /> : <AssociationFields />}
      <div className="form__pair offer-form__pair">
        <Field label="Your name" name="name" autoComplete="name" required />
        <EmailField label="Email" name="email" required />
        <PhoneField label="Phone (optional)" />
      </div>
      <ConsentBox wording="quote-1" insurer={insurer.name} />
      <SendButton>Get the quote</SendButton>
    </>
  );
}

function PriceFields({ data }: { readonly data: OfferData }) {
  const { buyer, chosen, prices, tiers, hasCurrencies } = data;
  const { fewest } = prices.groups[buyer];
  const plans = planChoices(tiers);
  return (
    <div className="form__pair offer-form__pair">
      <NumberField
        label={buyer === 'staff' ? 'Number of staff' : 'Number of members'}
        name="people"
        defaultValue={chosen.people}
        hint={`${fewest} or more`}
        required
      />
      <SelectField label="Plan" name="plan" choices={plans} defaultValue={chosen.plan} />
      <SelectField
        label="A second plan beside it (optional)"
        name="compare"
        placeholder="No second plan"
        choices={plans}
        defaultValue={chosen.compare}
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

function CompanyFields({ data }: { readonly data: OfferData }) {
  const { startMonths, prices } = data;
  return (
    <>
      <ChoicesField
        legend="Should the plan cover dependants?"
        name="dependants"
        choices={yesOrNo}
        columns={2}
        required
        hint="Husbands, wives and children of your staff"
      />
      <div className="offer-form__dependants">
        <div className="form__pair offer-form__pair">
          <NumberField
            label="How many husbands and wives?"
            name="spouses"
            hint="Each pays what a member of staff does"
          />
          <NumberField
            label={`How many children under ${prices.ages.adult.fromAge}?`}
            name="children"
          />
        </div>
      </div>
      <StatesField legend="States where your staff work (optional)" name="states" />
      <div className="form__pair offer-form__pair">
        <Field
          label="RC number (optional)"
          name="rcNumber"
          autoComplete="off"
          hint="From your certificate of incorporation, such as RC 123456"
        />
        <Field label="Current HMO (optional)" name="currentHmo" autoComplete="off" />
        <SelectField
          label="Start month (optional)"
          name="startMonth"
          placeholder="Not decided yet"
          choices={startMonths}
        />
      </div>
    </>
  );
}

function StatesField({ legend, name }: { readonly legend: string; readonly name: string }) {
  const { controlId, typed = '' } = useFieldWiring({ name });
  const ticked = typed === '' ? [] : typed.split(', ');
  return (
    <fieldset className="field" toolparamdescription={legend}>
      <legend>{legend}</legend>
      <details open={ticked.length > 0}>
        <summary id={controlId}>Choose states</summary>
        <div className="states-field__list">
          {states.map((state) => (
            <label key={state.id} className="check-box">
              <input
                type="checkbox"
                name={name}
                value={state.id}
                defaultChecked={ticked.includes(state.name)}
              />
              {state.name}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}

function AssociationFields() {
  return (
    <>
      <div className="form__pair offer-form__pair">
        <SelectField
          label="Type of association"
          name="type"
          placeholder="Choose"
          choices={associationTypes}
        />
        <SelectField label="State" name="state" placeholder="Choose" choices={stateChoices} />
      </div>
      <ChoicesField
        legend="Do you already run a scheme?"
        name="hasScheme"
        choices={yesOrNo}
        columns={2}
        required
      />
    </>
  );
}
