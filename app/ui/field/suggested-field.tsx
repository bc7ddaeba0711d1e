import { useId, type ComponentProps } from 'react';
import { Field } from './field.tsx';

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
