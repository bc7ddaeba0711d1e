import { states } from '#app/location/nigeria/states.ts';
import { useSite } from '#app/location/use-site.ts';
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
        <NoHealthQuestions />
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
      <NoHealthQuestions />
      {relatives}
      <fieldset className="person-fields">
        <legend>Where they live, and how we reach them</legend>
        <div className="checkout-form__pair">
          <StateField label="State in Nigeria" />
          <Field label="Their phone" name="memberPhone" type="tel" hint="If they have one" />
        </div>
        {buyer === 'someone' && (
          <SelectField
            label="What is their relationship to you? (optional)"
            name="relation"
            placeholder="Choose"
            choices={relationChoices}
          />
        )}
      </fieldset>
      <ContactFields title="Your details" />
    </>
  );
}

/** Tells visitors early that we do not ask about health. */
function NoHealthQuestions() {
  const { registration } = useSite().identity.promises;
  return <p>We don’t ask about health here. After you pay, {registration}</p>;
}

function StateField({ label }: { readonly label: string }) {
  return (
    <SelectField label={label} name="state" placeholder="Choose a state" choices={stateChoices} />
  );
}
