import { useId, type ComponentProps } from 'react';
import { Field } from '#app/ui/field/field.tsx';

interface SuggestedFieldProps extends ComponentProps<typeof Field> {
  readonly suggestions: readonly string[];
}

/** An input that suggests answers and takes any other. */
export function SuggestedField({ suggestions, ...field }: SuggestedFieldProps) {
  const listId = useId();
  return (
    <>
      <Field autoComplete="off" list={listId} {...field} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  );
}

interface AreaFieldProps extends Omit<SuggestedFieldProps, 'label'> {
  /** The id of a state. */
  readonly state: string;
}

/** Asks for an area of a state, by the name that it has there. */
export function AreaField({ state, ...field }: AreaFieldProps) {
  const area = state === 'fct' ? 'Area council' : 'Local government area';
  return <SuggestedField label={`${area} (optional)`} {...field} />;
}
