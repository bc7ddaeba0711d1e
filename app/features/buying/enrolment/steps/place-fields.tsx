import type { ComponentProps } from 'react';
import { stateChoices } from '#app/site/nigeria/states.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { Field } from '#app/ui/field/field.tsx';
import { SuggestedField } from '../../page/suggested-field.tsx';
import type { CheckoutView } from '../checkout.server.ts';
import { fieldOf, placeOf, type PersonSlot } from './people.ts';

export interface PersonFieldsProps {
  readonly slot: PersonSlot;
  readonly view: CheckoutView;
}

/** Asks where a person lives. The area is typed; those of the state that is known are suggested. */
export function PlaceFields({ slot, view }: PersonFieldsProps) {
  const { state } = placeOf(view.draft, slot);
  const { key, isFirst } = slot;
  const whose = key === '' ? 'State where you live' : 'State where they live';
  return (
    <>
      <SelectField
        label={whose}
        name={fieldOf(slot, 'state')}
        placeholder={isFirst ? 'Choose a state' : 'The same state'}
        choices={stateChoices}
      />
      <SuggestedField
        label={state === 'fct' ? 'Area council (optional)' : 'Local government area (optional)'}
        name={fieldOf(slot, 'area')}
        suggestions={view.areas[state] ?? []}
        hint="We show the nearest hospitals"
      />
    </>
  );
}

/** Asks for a gender in the visitor's own words. */
export function GenderField(field: ComponentProps<typeof Field>) {
  return <SuggestedField {...field} suggestions={['Male', 'Female']} />;
}
