import { ChoicesField, type Choice } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { yesOrNo } from './offer-choices.ts';
import { StatesField } from './states-field.tsx';

/** Asks what only companies are asked. */
export function CompanyFields({ startMonths }: { readonly startMonths: readonly Choice[] }) {
  return (
    <>
      <ChoicesField
        legend="Should the plan cover dependants?"
        name="dependants"
        choices={yesOrNo}
        required
        hint="Husbands, wives and children of your staff"
      />
      <StatesField legend="States where your staff work (optional)" name="states" />
      <div className="offer-form__pair">
        <Field
          label="RC number (optional)"
          name="rcNumber"
          autoComplete="off"
          hint="From your certificate of incorporation, such as RC 123456"
        />
        <Field label="Current HMO (optional)" name="currentHmo" autoComplete="off" />
        <SelectField
          label="Start month (optional)"
          name="startMonth"
          placeholder="Not decided yet"
          choices={startMonths}
        />
      </div>
    </>
  );
}
