import type { ReactNode } from 'react';
import { countryChoices } from '#app/site/countries.ts';
import { lgasOfState } from '#app/site/nigeria/lgas.ts';
import { stateChoices } from '#app/site/nigeria/states.ts';
import { useSite } from '#app/site/use-site.ts';
import { Field } from '#app/ui/field/field.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { SuggestedField } from '#app/ui/field/suggested-field.tsx';
import { PhoneField } from '../../page/phone.tsx';
import { AreaField } from '../../page/area-field.tsx';
import type { StepProps } from '../checkout.server.ts';
import { relationChoices } from '../../quote/form/quote-choices.ts';
import { fieldOf, homeOf, type PersonSlot } from './people.ts';

/** Asks who is covered and how to reach them. */
export function PeopleStep({ view }: StepProps) {
  const { people, buyer } = view;
  const { identity } = useSite();
  if (people.length === 0) {
    return (
      <ContactFields title="Contact">
        <SelectField
          label="State where most of them live"
          name="state"
          placeholder="Choose a state"
          choices={stateChoices}
        />
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
      <p>We don’t ask about health here. After you pay, {identity.promises.registration}</p>
      {people.map((slot) => (
        <PersonFields key={slot.key} slot={slot} view={view} />
      ))}
      {people[0]?.key !== '' && <SponsorFields />}
    </>
  );
}

interface PersonFieldsProps extends StepProps {
  readonly slot: PersonSlot;
}

function PersonFields({ slot, view }: PersonFieldsProps) {
  const { key, title, isFirst, hasContact } = slot;
  const isSelf = key === '';
  return (
    <fieldset className="stack stack--5 person-fields">
      <legend className="display-name">{title}</legend>
      <div className="form__pair">
        <Field
          label={isSelf ? 'Your full name' : 'Full name'}
          name={fieldOf(slot, 'name')}
          autoComplete={isSelf ? 'name' : 'off'}
        />
        <Field
          label={isSelf ? 'Your date of birth' : 'Date of birth'}
          name={fieldOf(slot, 'birth')}
          autoComplete={isSelf ? 'bday' : 'off'}
          hint="Day, month and year, for example 27 3 1990"
        />
        <SuggestedField
          label={isSelf ? 'Your gender' : 'Gender'}
          name={fieldOf(slot, 'gender')}
          hint="Male or Female"
          suggestions={['Male', 'Female']}
        />
        {isFirst && !isSelf && (
          <SelectField
            label="What is this person to you?"
            name="relation"
            placeholder="Choose"
            choices={relationChoices}
          />
        )}
        {hasContact && (
          <>
            <Field
              label="Their phone (optional)"
              name={fieldOf(slot, 'phone')}
              type="tel"
              autoComplete="off"
            />
            <EmailField
              label="Their email (optional)"
              name={fieldOf(slot, 'email')}
              autoComplete="off"
              hint="Without one, we write to you"
            />
          </>
        )}
        {isFirst && <PlaceFields slot={slot} view={view} />}
        {isSelf && <ReachFields />}
      </div>
      {!isFirst && <OtherPlace slot={slot} view={view} />}
    </fieldset>
  );
}

/** Asks where a person lives. The area is typed; those of the state that is known are suggested. */
function PlaceFields({ slot, view }: PersonFieldsProps) {
  const { state } = homeOf(view.draft, slot);
  return (
    <>
      <SelectField
        label={slot.key === '' ? 'State where you live' : 'State where they live'}
        name={fieldOf(slot, 'state')}
        placeholder={slot.isFirst ? 'Choose a state' : 'The same state'}
        choices={stateChoices}
      />
      <AreaField
        state={state}
        name={fieldOf(slot, 'area')}
        suggestions={lgasOfState(state).map(({ name }) => name)}
        hint="We show the nearest hospitals"
      />
    </>
  );
}

/** Opens on demand: most of a family lives in one place. */
function OtherPlace({ slot, view }: PersonFieldsProps) {
  const names = [fieldOf(slot, 'state'), fieldOf(slot, 'area')];
  const isOpen = names.some(
    (name) => Boolean(view.draft[name] || view.errors[name]) || view.focus === name,
  );
  return (
    <details className="person-fields__place" open={isOpen}>
      <summary>
        Lives somewhere else<span className="visually-hidden">: {slot.title}</span>
      </summary>
      <div className="form__pair">
        <PlaceFields slot={slot} view={view} />
      </div>
    </details>
  );
}

/** Asks a sponsor, who is not covered, for contact details. */
function SponsorFields() {
  return (
    <ContactFields title="Your details" hasCountry>
      <SelectField
        label="Country where you live"
        name="country"
        placeholder="Choose a country"
        choices={countryChoices}
        autoComplete="country"
        defaultValue={useSite().edition === 'NG' ? 'ng' : undefined}
      />
      <Field label="Your city or town" name="city" autoComplete="address-level2" />
    </ContactFields>
  );
}

interface ContactFieldsProps {
  readonly title: string;
  readonly hasCountry?: boolean;
  readonly children: ReactNode;
}

/** Asks how to reach someone who is not covered. */
function ContactFields({ title, hasCountry, children }: ContactFieldsProps) {
  return (
    <fieldset className="stack stack--5 person-fields">
      <legend className="display-name">{title}</legend>
      <div className="form__pair">
        <Field label="Your full name" name="name" autoComplete="name" />
        <ReachFields hasCountry={hasCountry} />
        {children}
      </div>
    </fieldset>
  );
}

function ReachFields({ hasCountry }: { readonly hasCountry?: boolean | undefined }) {
  return (
    <>
      <PhoneField label="Your phone" hasCountry={hasCountry} />
      <EmailField label="Your email" name="email" />
    </>
  );
}
