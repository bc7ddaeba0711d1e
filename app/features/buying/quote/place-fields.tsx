import { useEffect, useState } from 'react';
import type { Lga } from '#app/location/nigeria/lgas.ts';
import { states } from '#app/location/nigeria/states.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { QuotePageData } from './quote-page-data.ts';

const stateChoices = states.map(({ id, name }) => ({ value: id, label: name }));

interface PlaceFieldsProps {
  readonly data: QuotePageData;
  readonly stateId: string;
}

/** Where the covered people live, to find hospitals near them; it changes no price. */
export function PlaceFields({ data, stateId }: PlaceFieldsProps) {
  const { edition } = data;
  const lgas = useLgas(stateId, data);
  return (
    <div className="quote-form__pair">
      <SelectField
        label={edition === 'NG' ? 'State where you will use it most' : 'State where they live'}
        name="state"
        placeholder="Choose, if you like"
        choices={stateChoices}
        hint="For hospitals near by; it changes no price"
      />
      {lgas.length > 0 && (
        <SelectField
          key={stateId}
          label={stateId === 'fct' ? 'Area council' : 'Local government area'}
          name="lga"
          placeholder="Choose, if you like"
          choices={lgas.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </div>
  );
}

/** The areas of a state; fetched when the first state is chosen, since they are many. */
function useLgas(stateId: string, data: QuotePageData): readonly Lga[] {
  const [loaded, setLoaded] = useState({ stateId: data.values.state, lgas: data.lgas });
  useEffect(() => {
    if (stateId === '' || stateId === loaded.stateId) return undefined;
    let isWanted = true;
    async function load() {
      const { lgasOfState } = await import('#app/location/nigeria/lgas.ts');
      if (isWanted) setLoaded({ stateId, lgas: lgasOfState(stateId) });
    }
    // The field is optional: without its list the form goes on without it.
    load().catch((error: unknown) => console.error(error));
    return () => {
      isWanted = false;
    };
  }, [stateId, loaded.stateId]);
  return stateId === loaded.stateId ? loaded.lgas : [];
}
