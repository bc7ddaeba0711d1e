import { useEffect, useState } from 'react';
import type { Lga } from '#app/site/nigeria/lgas.ts';
import { states } from '#app/site/nigeria/states.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { QuotePageData } from '../quote-page-data.ts';
import type { QuoteState } from '../quote-state.ts';

const stateChoices = states.map(({ id, name }) => ({ value: id, label: name }));

const abroadLabels = {
  family: 'State where the first adult lives (optional)',
  others: 'State where they live (optional)',
} as const;

interface PlaceFieldsProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

/** Asks where the covered people live, to find hospitals near them. */
export function PlaceFields({ data, state }: PlaceFieldsProps) {
  const { edition } = data;
  const stateId = state.values.state;
  const lgas = useLgas(stateId, data);
  return (
    <div className="quote-form__pair">
      <SelectField
        label={
          edition === 'NG'
            ? 'State where you’ll use it most (optional)'
            : abroadLabels[state.buyer === 'family' ? 'family' : 'others']
        }
        name="state"
        placeholder="Choose"
        choices={stateChoices}
        hint={`We use this to find hospitals near ${edition === 'NG' ? 'you' : 'them'}. It doesn’t change the price.`}
      />
      {lgas.length > 0 && (
        <SelectField
          key={stateId}
          label={stateId === 'fct' ? 'Area council (optional)' : 'Local government area (optional)'}
          name="lga"
          placeholder="Choose"
          choices={lgas.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </div>
  );
}

/** Loads the areas of a state when one is chosen: the list is long. */
function useLgas(stateId: string, data: QuotePageData): readonly Lga[] {
  const [loaded, setLoaded] = useState({ stateId: data.values.state, lgas: data.lgas });
  useEffect(() => {
    if (stateId === '' || stateId === loaded.stateId) return undefined;
    let isWanted = true;
    async function load() {
      const { lgasOfState } = await import('#app/site/nigeria/lgas.ts');
      if (isWanted) setLoaded({ stateId, lgas: lgasOfState(stateId) });
    }
    // The field is optional, so the form works without its list.
    load().catch((error: unknown) => console.error(error));
    return () => {
      isWanted = false;
    };
  }, [stateId, loaded.stateId]);
  return stateId === loaded.stateId ? loaded.lgas : [];
}
