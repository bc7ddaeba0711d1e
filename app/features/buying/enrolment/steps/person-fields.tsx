import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { relationChoices } from '../../quote/form/quote-choices.ts';
import type { CheckoutView } from '../checkout.ts';
import { ReachFields } from './contact-fields.tsx';
import { fieldOf, type PersonSlot } from './people.ts';
import { PlaceFields } from './place-fields.tsx';
import { GenderField } from './suggested-field.tsx';

interface PersonFieldsProps {
  readonly slot: PersonSlot;
  readonly view: CheckoutView;
}

/** Asks for one person to be covered: the visitor, or someone else. */
export function PersonFields({ slot, view }: PersonFieldsProps) {
  const { key, title, isFirst, hasContact } = slot;
  const isSelf = key === '';
  return (
    <fieldset className="person-fields">
      <legend>{title}</legend>
      <div className="checkout-form__pair">
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
      <Field
        label="Their email (optional)"
        name={fieldOf(slot, 'email')}
        type="email"
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
      <div className="checkout-form__pair">
        <PlaceFields slot={slot} view={view} />
      </div>
    </details>
  );
}
