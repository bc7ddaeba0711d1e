import { Field } from '#app/ui/field/field.tsx';
import type { PersonSlot } from './people.ts';

/** Name and date of birth of one person. */
export function PersonFields({ slot }: { readonly slot: PersonSlot }) {
  return (
    <fieldset className="person-fields">
      <legend>{slot.title}</legend>
      <div className="checkout-form__pair">
        <Field label="Full name" name={slot.nameField} autoComplete="off" />
        <Field
          label="Date of birth"
          name={slot.birthField}
          autoComplete="off"
          hint="Day, month and year, like 27 3 1990"
        />
      </div>
    </fieldset>
  );
}
