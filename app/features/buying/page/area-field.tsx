import type { ComponentProps } from 'react';
import { SuggestedField } from '#app/ui/field/suggested-field.tsx';

interface AreaFieldProps extends Omit<ComponentProps<typeof SuggestedField>, 'label'> {
  /** The id of a state. */
  readonly state: string;
}

/** Asks for an area of a state, by the name that it has there. */
export function AreaField({ state, ...field }: AreaFieldProps) {
  const area = state === 'fct' ? 'Area council' : 'Local government area';
  return <SuggestedField label={`${area} (optional)`} {...field} />;
}
