import type { Edition } from '#app/location/edition.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { StepperField } from '../quote/stepper-field.tsx';
import { currencyChoices, payChoices } from '../quote/pay-choices.ts';
import type { CheckoutView } from './checkout.ts';
import { buyerChoices } from '../quote/buyer-choices.ts';

interface WhoStepProps {
  readonly view: CheckoutView;
  readonly edition: Edition;
  /** Called when a button has changed a number. */
  readonly onChange: () => void;
}

/**
 * Whom for, and how many. The fields of every choice are there, and the styles show those of the one
 * that is ticked: so they are right without scripts, and nothing typed is lost.
 */
export function WhoStep({ view, edition, onChange }: WhoStepProps) {
  const { family, ages } = view.prices;
  return (
    <div className="who-step">
      <ChoicesField legend="Who needs cover?" name="who" choices={buyerChoices[edition]} />
      <div className="who-step__more who-step__more--family">
        <CheckBoxField name="hasSpouse" value="yes">
          {edition === 'NG'
            ? 'My husband or wife is covered too'
            : 'A husband or wife is covered too'}
        </CheckBoxField>
        <div className="checkout-form__pair">
          <StepperField
            label={`Children under ${ages.adult.fromAge}`}
            name="children"
            most={family.mostChildren}
            onChange={onChange}
          />
          <StepperField
            label="Parents"
            name="parents"
            most={family.mostParents}
            onChange={onChange}
          />
        </div>
      </div>
      <div className="who-step__more who-step__more--group">
        <div className="checkout-form__pair">
          <Field
            label="How many people?"
            name="people"
            inputMode="numeric"
            autoComplete="off"
            hint={`Adults aged ${ages.adult.fromAge} to ${ages.older.toAge}. We’ll ask for their names later`}
          />
          <Field
            label={`How many are aged ${ages.older.fromAge} to ${ages.older.toAge}? (optional)`}
            name="older"
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </div>
      <div className="who-step__pay">
        <ChoicesField legend="How do you want to pay?" name="pay" choices={payChoices} />
      </div>
      {edition === 'DG' && (
        <SelectField label="Currency" name="currency" choices={currencyChoices} />
      )}
    </div>
  );
}
