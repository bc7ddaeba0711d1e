import { PhoneField } from '../../page/phone.tsx';
import type { ReactNode } from 'react';
import { stateChoices } from '#app/site/nigeria/states.ts';
import { Field } from '#app/ui/field/field.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { Edition } from '#app/site/edition.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import type { StepProps } from '../checkout.server.ts';
import { relationChoices } from '../../quote/form/quote-choices.ts';
import { fieldOf, type PersonSlot } from './people.ts';
import { PlaceFields, GenderField, type PersonFieldsProps } from './place-fields.tsx';

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
        <GenderField
          label={isSelf ? 'Your gender' : 'Gender'}
          name={fieldOf(slot, 'gender')}
          hint="Male or Female"
        />
        {isFirst && !isSelf && (
          <SelectField
            label="What is this person to you?"
            name="relation"
            placeholder="Choose"
            choices={relationChoices}
          />
        )}
        {hasContact && <MemberContact slot={slot} />}
        {isFirst && <PlaceFields slot={slot} view={view} />}
        {isSelf && <ReachFields />}
      </div>
      {!isFirst && <OtherPlace slot={slot} view={view} />}
    </fieldset>
  );
}

function MemberContact({ slot }: { readonly slot: PersonSlot }) {
  return (
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

interface SponsorFieldsProps {
  readonly edition: Edition;
  readonly countries: readonly Choice[];
}

/** Asks a sponsor, who is not covered, for contact details. */
function SponsorFields({ edition, countries }: SponsorFieldsProps) {
  return (
    <ContactFields title="Your details" hasCountry>
      <SelectField
        label="Country where you live"
        name="country"
        placeholder="Choose a country"
        choices={countries}
        autoComplete="country"
        defaultValue={edition === 'NG' ? 'ng' : undefined}
      />
      <Field label="Your city or town" name="city" autoComplete="address-level2" />
    </ContactFields>
  );
}

interface ContactFieldsProps {
  readonly title: string;
  /** Asks for the country too. */
  readonly hasCountry?: boolean | undefined;
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

function ReachFields({ hasCountry }: Pick<ContactFieldsProps, 'hasCountry'>) {
  return (
    <>
      <PhoneField label="Your phone" hasCountry={hasCountry} />
      <EmailField label="Your email" name="email" />
    </>
  );
}
