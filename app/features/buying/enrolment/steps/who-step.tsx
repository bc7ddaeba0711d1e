import { useSite } from '#app/site/use-site.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { FamilyHelp } from '../../page/family-help.tsx';
import { NumberField } from '../../page/stepper-field.tsx';
import { currencyChoices, payChoices } from '../../prices/price-list.ts';
import type { StepProps } from '../checkout.server.ts';
import { hintFields } from '../draft/draft.ts';
import { buyerChoices } from '../../quote/form/quote-choices.ts';

/**
 * Asks who is covered, and how many. Renders the fields of every choice and hides the others by
 * CSS, which works without scripts and loses nothing typed.
 */
export function WhoStep({ view }: StepProps) {
  const { edition } = useSite();
  const { family, ages } = view.prices;
  // There is no choice of currency in Nigeria.
  const hidden = edition === 'NG' ? [...hintFields, 'currency'] : hintFields;
  return (
    <div className="stack stack--6 who-step">
      {hidden.map((name) => {
        const value = view.draft[name] ?? '';
        return value !== '' && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <ChoicesField
        legend="Who needs cover?"
        name="who"
        choices={buyerChoices[edition]}
        columns="fit"
      />
      <div className="stack who-step__family">
        <CheckBoxField name="hasSpouse" value="yes">
          {edition === 'NG'
            ? 'My husband or wife is covered too'
            : 'A husband or wife is covered too'}
        </CheckBoxField>
        <div className="form__pair">
          <NumberField
            label={`Children under ${ages.adult.fromAge}`}
            name="children"
            hint={`Up to ${family.mostChildren}`}
          />
          <NumberField label="Parents" name="parents" hint={`Up to ${family.mostParents}`} />
        </div>
        <FamilyHelp edition={edition} someonePath={`/checkout/${view.plan.id}?who=someone`} />
      </div>
      <div className="who-step__group">
        <div className="form__pair">
          <NumberField
            label="How many people?"
            name="people"
            hint={`Adults aged ${ages.adult.fromAge} to ${ages.older.toAge}. We’ll ask for their names later`}
          />
          <NumberField
            label={`How many are aged ${ages.older.fromAge} to ${ages.older.toAge}? (optional)`}
            name="older"
          />
        </div>
      </div>
      <ChoicesField legend="How do you want to pay?" name="pay" choices={payChoices} columns={3} />
      {edition === 'DG' && (
        <SelectField label="Currency" name="currency" choices={currencyChoices} />
      )}
    </div>
  );
}
