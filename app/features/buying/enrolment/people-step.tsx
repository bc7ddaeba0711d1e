import { states } from '#app/location/nigeria/states.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { CheckoutView } from './checkout.ts';
import { ContactFields } from './contact-fields.tsx';
import { relationChoices } from '../quote/relation-choices.ts';
import { PersonFields } from './person-fields.tsx';

const stateChoices = states.map(({ id, name }) => ({ value: id, label: name }));

/** Who is covered and whom we talk to, only as much as the cover needs. */
export function PeopleStep({ view }: { readonly view: CheckoutView }) {
  const { people, buyer } = view;
  const self = people.find(({ key }) => key === '');
  const others = people.filter(({ key }) => key !== '');
  const isGroup = people.length === 0;
  const relatives = others.map((slot) => <PersonFields key={slot.key} slot={slot} />);
  if (self) {
    return (
      <>
        <ContactFields title="You" self={self}>
          <StateField label="State where you live" />
        </ContactFields>
        {relatives}
      </>
    );
  }
  if (isGroup) {
    return (
      <ContactFields title="Contact">
        <StateField label="State where most of them live" />
        <Field
          label={buyer === 'staff' ? 'Company' : 'Association'}
          name="organisation"
          autoComplete="organization"
        />
      </ContactFields>
    );
  }
  return (
    <>
      {relatives}
      <fieldset className="person-fields">
        <legend>Where they live, and how we reach them</legend>
        <div className="checkout-form__pair">
          <StateField label="State in Nigeria" />
          <Field label="Their phone" name="memberPhone" type="tel" hint="If they have one" />
        </div>
        {buyer === 'someone' && (
          <SelectField
            label="Who are they to you?"
            name="relation"
            placeholder="Choose, if you like"
            choices={relationChoices}
          />
        )}
      </fieldset>
      <ContactFields title="You, who pay" />
    </>
  );
}

function StateField({ label }: { readonly label: string }) {
  return (
    <SelectField label={label} name="state" placeholder="Choose a state" choices={stateChoices} />
  );
}
