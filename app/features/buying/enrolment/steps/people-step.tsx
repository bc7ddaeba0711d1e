import { states } from '#app/site/nigeria/states.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { StepProps } from '../checkout.ts';
import { ContactFields, SponsorFields } from './contact-fields.tsx';
import { PersonFields } from './person-fields.tsx';

/** Asks who is covered and how to reach them. */
export function PeopleStep({ view, seller }: StepProps) {
  const { people, buyer } = view;
  if (people.length === 0) {
    return (
      <ContactFields title="Contact">
        <SelectField
          label="State where most of them live"
          name="state"
          placeholder="Choose a state"
          choices={states.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Field
          label={buyer === 'staff' ? 'Company' : 'Association'}
          name="organisation"
          autoComplete="organization"
        />
      </ContactFields>
    );
  }
  const isSponsored = people[0]?.key !== '';
  return (
    <>
      <p>We don’t ask about health here. After you pay, {seller.promises.registration}</p>
      {people.map((slot) => (
        <PersonFields key={slot.key} slot={slot} view={view} />
      ))}
      {isSponsored && <SponsorFields edition={seller.edition} countries={view.countries} />}
    </>
  );
}
