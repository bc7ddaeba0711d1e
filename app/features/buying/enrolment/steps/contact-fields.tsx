import type { ReactNode } from 'react';
import type { Edition } from '#app/site/edition.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';

interface SponsorFieldsProps {
  readonly edition: Edition;
  readonly countries: readonly Choice[];
}

/** Asks a sponsor, who is not covered, for contact details. */
export function SponsorFields({ edition, countries }: SponsorFieldsProps) {
  return (
    <ContactFields title="Your details">
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
  readonly children: ReactNode;
}

/** Asks how to reach someone who is not covered. */
export function ContactFields({ title, children }: ContactFieldsProps) {
  return (
    <fieldset className="person-fields">
      <legend>{title}</legend>
      <div className="checkout-form__pair">
        <Field label="Your full name" name="name" autoComplete="name" />
        <ReachFields />
        {children}
      </div>
    </fieldset>
  );
}

/** Asks for the phone number and the email address of whoever sends the order. */
export function ReachFields() {
  return (
    <>
      <Field
        label="Your phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="From outside Nigeria, begin with the country code, such as +44"
      />
      <Field label="Your email" name="email" type="email" autoComplete="email" />
    </>
  );
}
