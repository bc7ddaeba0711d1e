import { useState, useId, type ComponentProps } from 'react';
import { stateChoices } from '#app/site/nigeria/states.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { useAreas } from '../../page/use-areas.ts';
import type { CheckoutView } from '../checkout.server.ts';
import { fieldOf, placeOf, type PersonSlot } from './people.ts';

const nameOf = ({ name }: { readonly name: string }) => name;

export interface PersonFieldsProps {
  readonly slot: PersonSlot;
  readonly view: CheckoutView;
}

/** Asks where a person lives. The area is typed, so that it works before its list is there. */
export function PlaceFields({ slot, view }: PersonFieldsProps) {
  const [state, setState] = useState(placeOf(view.draft, slot).state);
  const areas = useAreas(state, view.areas, nameOf);
  const { key, isFirst } = slot;
  const whose = key === '' ? 'State where you live' : 'State where they live';
  return (
    <>
      <SelectField
        label={whose}
        name={fieldOf(slot, 'state')}
        placeholder={isFirst ? 'Choose a state' : 'The same state'}
        choices={stateChoices}
        onChange={({ target }) => setState(target.value)}
      />
      <SuggestedField
        label={state === 'fct' ? 'Area council (optional)' : 'Local government area (optional)'}
        name={fieldOf(slot, 'area')}
        suggestions={areas}
        hint="We show the nearest hospitals"
      />
    </>
  );
}

interface SuggestedFieldProps extends ComponentProps<typeof Field> {
  readonly suggestions: readonly string[];
}

/** An input that suggests answers and takes any other. */
function SuggestedField({ suggestions, ...field }: SuggestedFieldProps) {
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

/** Asks for a gender in the visitor's own words. */
export function GenderField(field: ComponentProps<typeof Field>) {
  return <SuggestedField {...field} suggestions={['Male', 'Female']} />;
}
