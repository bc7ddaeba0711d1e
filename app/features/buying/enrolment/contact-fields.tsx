import type { ReactNode } from 'react';
import { Field } from '#app/ui/field/field.tsx';
import type { PersonSlot } from './people.ts';

interface ContactFieldsProps {
  readonly title: string;
  /** Set where the visitor is covered, and so asked for a date of birth. */
  readonly self?: PersonSlot;
  /** More that belongs here. */
  readonly children?: ReactNode;
}

/** The person whom we talk to. */
export function ContactFields({ title, self, children }: ContactFieldsProps) {
  return (
    <fieldset className="person-fields">
      <legend>{title}</legend>
      <div className="checkout-form__pair">
        <Field label="Your full name" name="name" autoComplete="name" />
        {self && (
          <Field
            label="Your date of birth"
            name={self.birthField}
            autoComplete="bday"
            hint="Day, month and year, like 27 3 1990"
          />
        )}
        <Field
          label="Your phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="From outside Nigeria, begin with the country code, such as +44"
        />
        <Field label="Your email" name="email" type="email" autoComplete="email" />
        {children}
      </div>
    </fieldset>
  );
}
