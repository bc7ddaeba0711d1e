import { Button } from '#app/ui/button/button.tsx';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { ErrorSummary } from '#app/ui/form/form-notice.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { FamilyHelp } from '../page/family-help.tsx';
import { NumberField } from '../page/stepper-field.tsx';
import { currencyChoices, findChoice } from '../prices/price-list.ts';
import { ageLabels, ChoiceField, ParentFields } from '../quote/form/people-fields.tsx';
import { buyerChoices } from '../quote/form/quote-choices.ts';
import type { FitData } from './fit-data.ts';
import { fitBuyers } from './fit-values.ts';

/** Asks who is covered and what care they expect; the page answers, in place where scripts run. */
export function FitForm({ data }: { readonly data: FitData }) {
  const { edition, values, errors, kept } = data;
  return (
    <FormContext value={{ id: 'fit', errors, values }}>
      <form
        className="form wide-buttons"
        method="get"
        action="/insurance-plans#which-plan"
        toolname="which-plan"
        tooldescription="Estimate a year’s cost with each health plan: its price and what you’d still pay"
        toolautosubmit=""
        noValidate
      >
        <ErrorSummary />
        <PeopleQuestions data={data} />
        <CareQuestions data={data} />
        <input type="hidden" name="hospitalId" value={values.hospitalId} />
        {edition === 'DG' && (
          <SelectField label="Currency" name="currency" choices={currencyChoices} />
        )}
        {/* Scripts keep the rest of the address themselves. */}
        <noscript>
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </noscript>
        <p className="field__hint">
          We don’t ask for a name and don’t save your answers. They are in this page’s address, so
          anyone you send it to can see them.
        </p>
        <p>
          <Button type="submit" kind="brand">
            Show my estimate
          </Button>
        </p>
        <output className="visually-hidden" data-sending="" />
      </form>
    </FormContext>
  );
}

function PeopleQuestions({ data }: { readonly data: FitData }) {
  const { edition, values, adultAge } = data;
  const choices = buyerChoices[edition].filter(({ value }) => findChoice(fitBuyers, value));
  return (
    <div className="stack stack--5 people-fields">
      <ChoicesField legend="Who needs cover?" name="who" choices={choices} columns="fit" />
      <div className="form__pair people-fields__grid" data-buyer={values.who}>
        <div className="people-fields__me people-fields__someone people-fields__family">
          <ChoiceField labels={ageLabels} name="age" />
        </div>
        <div className="people-fields__family">
          <NumberField label="Age of husband or wife (optional)" name="spouse" />
        </div>
        <div className="people-fields__family">
          <NumberField label={`Children under ${adultAge} (optional)`} name="children" />
        </div>
        <ParentFields />
        <div className="people-fields__family full-row">
          <FamilyHelp edition={edition} someonePath="/insurance-plans?who=someone#which-plan" />
        </div>
      </div>
    </div>
  );
}

function CareQuestions({ data }: { readonly data: FitData }) {
  const { levels, births, illnesses } = data;
  return (
    <>
      <ChoicesField
        legend="How much care do you expect in a year?"
        name="care"
        choices={levels.map(({ id, name, words }) => ({ value: id, label: `${name}: ${words}` }))}
      />
      <div className="form__pair">
        <SelectField
          label="Is a birth planned?"
          name="birth"
          placeholder="No"
          choices={births}
          hint="From the day cover starts"
        />
        <Field
          label="Hospital (optional)"
          name="hospital"
          autoComplete="off"
          hint="A hospital, clinic or maternity home in Nigeria, by name"
        />
      </div>
      <CheckBoxField name="illness" value="1">
        Someone covered has a long-term illness
        {illnesses !== undefined && <span className="note block">{illnesses}</span>}
      </CheckBoxField>
    </>
  );
}
