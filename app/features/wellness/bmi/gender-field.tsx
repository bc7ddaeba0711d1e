import { useId } from 'react';
import { Field } from '#app/ui/field/field.tsx';

/** Asked because people expect it; any text will do. The calculation does not use it. */
export function GenderField({ typed }: { readonly typed: string | undefined }) {
  const listId = useId();
  return (
    <>
      <Field label="Gender" name="gender" defaultValue={typed} autoComplete="off" list={listId} />
      <datalist id={listId}>
        <option>Male</option>
        <option>Female</option>
      </datalist>
    </>
  );
}
