import { useId } from 'react';

const choices = ['Female', 'Male', 'Prefer not to say'] as const;

/** Asked because people expect it. The calculation does not use it. */
export function GenderChoice({ chosen }: { readonly chosen: string | undefined }) {
  const id = useId();
  return (
    <div className="field bmi__gender">
      <label htmlFor={id}>Gender</label>
      <select id={id} name="gender" defaultValue={chosen} autoComplete="off">
        <option value="">Choose</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  );
}
