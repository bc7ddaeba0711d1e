import { useEffect, useState, useId, type ComponentProps } from 'react';
import { stateChoices } from '#app/site/nigeria/states.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import type { CheckoutView } from '../checkout.ts';
import { fieldOf, type PersonSlot } from './people.ts';
import { placeOf } from './place-and-hospital.ts';

interface PlaceFieldsProps {
  readonly slot: PersonSlot;
  readonly view: CheckoutView;
}

/** Asks where a person lives. The area is typed, so that it works before its list is there. */
export function PlaceFields({ slot, view }: PlaceFieldsProps) {
  const [state, setState] = useState(placeOf(view.draft, slot).state);
  const areas = useAreas(state, view.areas);
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

/** Loads the areas of a state when one is chosen: the list is long. */
function useAreas(state: string, known: CheckoutView['areas']): readonly string[] {
  const [loaded, setLoaded] = useState(known);
  useEffect(() => {
    if (state === '' || state in loaded) return undefined;
    let isWanted = true;
    async function load() {
      const { lgasOfState } = await import('#app/site/nigeria/lgas.ts');
      const names = lgasOfState(state).map(({ name }) => name);
      if (isWanted) setLoaded((before) => ({ ...before, [state]: names }));
    }
    // The server checks the area, so the form works without its list.
    load().catch((error: unknown) => console.error(error));
    return () => {
      isWanted = false;
    };
  }, [state, loaded]);
  return loaded[state] ?? [];
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
