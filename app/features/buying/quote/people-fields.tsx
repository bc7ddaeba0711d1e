import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { Edition } from '#app/location/edition.ts';
import type { PriceList } from '../prices/price-list.ports.ts';
import { buyerChoices } from './buyer-choices.ts';
import { ChoiceField } from './choice-field.tsx';
import type { Buyer } from './quote-request.ts';
import { relationChoices } from './relation-choices.ts';
import { StepperField } from './stepper-field.tsx';

const ageLabels = {
  me: 'Your age',
  someone: 'Their age',
  family: 'Age of the first adult',
} as const;
const peopleLabels = { staff: 'Number of staff', association: 'Number of members' } as const;

interface PeopleFieldsProps {
  readonly edition: Edition;
  readonly buyer: Buyer;
  readonly prices: Pick<PriceList, 'ages' | 'family'>;
  /** Called when a button has changed a number. */
  readonly onChange: () => void;
}

/**
 * Who is to be covered. All fields are always there, so that nothing typed is lost on the way from
 * one choice to another; the styles show those of the choice, without scripts too.
 */
export function PeopleFields({ edition, buyer, prices, onChange }: PeopleFieldsProps) {
  const { ages, family } = prices;
  return (
    <div className="people-fields" id="quote-people" tabIndex={-1}>
      <ChoicesField legend="Who needs cover?" name="who" choices={buyerChoices[edition]} />
      <div className="people-fields__grid" data-buyer={buyer}>
        <div className="people-fields__me people-fields__someone people-fields__family">
          <ChoiceField labels={ageLabels} name="age" />
        </div>
        <div className="people-fields__someone">
          <SelectField
            label="What is their relationship to you? (optional)"
            name="relation"
            placeholder="Choose"
            choices={relationChoices}
          />
        </div>
        <div className="people-fields__family">
          <Field
            label="Age of husband or wife"
            name="spouse"
            inputMode="numeric"
            autoComplete="off"
            hint="Leave empty if there is none"
          />
        </div>
        <GroupFields ages={ages} />
        <div className="people-fields__family people-fields__staff people-fields__association">
          <StepperField
            label={`Children under ${ages.adult.fromAge}`}
            name="children"
            most={buyer === 'family' ? family.mostChildren : undefined}
            onChange={onChange}
          />
        </div>
        <ParentFields />
      </div>
    </div>
  );
}

function GroupFields({ ages }: Pick<PriceList, 'ages'>) {
  const { adult, older } = ages;
  return (
    <>
      <div className="people-fields__staff people-fields__association">
        <ChoiceField
          labels={peopleLabels}
          name="people"
          hint={`Adults aged ${adult.fromAge} to ${older.toAge}`}
        />
      </div>
      <div className="people-fields__staff people-fields__association">
        <Field
          label={`How many are aged ${older.fromAge} to ${older.toAge}? (optional)`}
          name="older"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  );
}

function ParentFields() {
  return (
    <div className="people-fields__family people-fields__pair">
      <Field
        label="Age of a parent"
        name="parent1"
        inputMode="numeric"
        autoComplete="off"
        hint="Leave empty if none joins"
      />
      <Field label="Age of another parent" name="parent2" inputMode="numeric" autoComplete="off" />
    </div>
  );
}
