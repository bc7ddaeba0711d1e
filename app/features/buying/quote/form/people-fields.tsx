import type { ReactNode } from 'react';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { PriceList } from '../../prices/price-list.ts';
import { buyerChoices, relationChoices } from './quote-choices.ts';
import type { FamilyMember } from '../../party/family-members.ts';
import type { Buyer } from '../../party/party.ts';
import type { QuotePageData } from '../quote-page-data.ts';
import { FamilyRows } from './family-rows.tsx';
import { FamilyHelp } from '../../page/family-help.tsx';
import { NumberField, StepperField } from '../../page/stepper-field.tsx';

export const ageLabels = {
  me: 'Your age',
  someone: 'Their age',
  family: 'Age of the first adult',
} as const;
const peopleLabels = { staff: 'Number of staff', association: 'Number of members' } as const;

interface PeopleFieldsProps {
  readonly data: QuotePageData;
  readonly buyer: Buyer;
  /** Members of a family abroad, who are added one by one. */
  readonly members: readonly FamilyMember[];
  readonly place: ReactNode;
  readonly onChange: () => void;
}

/**
 * Asks who is covered. Renders the fields of every choice and hides the others by CSS, which works
 * without scripts and loses nothing typed.
 */
export function PeopleFields({ data, buyer, members, place, onChange }: PeopleFieldsProps) {
  const { edition, prices } = data;
  const { ages, family } = prices;
  const isAbroad = edition === 'DG';
  return (
    <div className="stack stack--5 people-fields" id="quote-people" tabIndex={-1}>
      <ChoicesField
        legend="Who needs cover?"
        name="who"
        choices={buyerChoices[edition]}
        columns="fit"
      />
      <div className="form__pair people-fields__grid" data-buyer={buyer}>
        <div className="people-fields__me people-fields__someone people-fields__family">
          <ChoiceField labels={ageLabels} name="age" />
        </div>
        <div className="people-fields__someone">
          <SelectField
            label="Relationship to you (optional)"
            name="relation"
            placeholder="Choose"
            choices={relationChoices}
          />
        </div>
        {!isAbroad && (
          <div className="people-fields__family">
            <NumberField label="Age of husband or wife (optional)" name="spouse" />
          </div>
        )}
        <GroupFields ages={ages} />
        <div
          className={`people-fields__staff people-fields__association ${isAbroad ? '' : 'people-fields__family'}`}
        >
          <StepperField
            label={`Children under ${ages.adult.fromAge}`}
            name="children"
            most={buyer === 'family' ? family.mostChildren : undefined}
            onChange={onChange}
          />
        </div>
        {isAbroad ? (
          <>
            {place && <div className="people-fields__all">{place}</div>}
            <div className="people-fields__family people-fields__all">
              <FamilyRows members={members} prices={prices} />
            </div>
          </>
        ) : (
          <ParentFields />
        )}
        <div className="people-fields__family people-fields__all">
          <FamilyHelp edition={edition} someonePath="/insurance-calculator?who=someone" />
        </div>
      </div>
      {!isAbroad && place}
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
        <NumberField
          label={`How many are aged ${older.fromAge} to ${older.toAge}? (optional)`}
          name="older"
        />
      </div>
    </>
  );
}

/** Asks for the ages of parents on a family's plan. */
export function ParentFields() {
  return (
    <div className="people-fields__family people-fields__all">
      <div className="form__pair">
        <NumberField label="Age of a parent (optional)" name="parent1" />
        <NumberField label="Age of another parent (optional)" name="parent2" />
      </div>
    </div>
  );
}

interface ChoiceFieldProps {
  readonly labels: Readonly<Partial<Record<Buyer, string>>>;
  readonly name: string;
  readonly hint?: string;
}

/**
 * Asks for a number whose label depends on who is covered. CSS shows one label, and hides the
 * others from the field's name too.
 */
export function ChoiceField({ labels, ...field }: ChoiceFieldProps) {
  const label = Object.entries(labels).map(([buyer, words]) => (
    <span key={buyer} className={`people-fields__${buyer}`}>
      {words}
    </span>
  ));
  return <NumberField {...field} label={label} />;
}
