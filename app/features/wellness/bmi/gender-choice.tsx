import { SelectField } from '#app/ui/field/select-field.tsx';

const choices = ['Female', 'Male', 'Prefer not to say'].map((label) => ({ value: label, label }));

/** Asked because people expect it. The calculation does not use it. */
export function GenderChoice({ chosen }: { readonly chosen: string | undefined }) {
  return (
    <SelectField
      label="Gender"
      name="gender"
      placeholder="Choose"
      choices={choices}
      defaultValue={chosen}
      autoComplete="off"
    />
  );
}
