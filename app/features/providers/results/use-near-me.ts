import { useState } from 'react';
import { searchFormId } from '../search-panel/search-form.ts';

type NearMeState = 'idle' | 'asking' | 'refused';

/** About a hundred metres: enough for a distance, too little to tell the house. */
const decimals = 3;
const patienceMs = 15_000;
const ageMs = 5 * 60 * 1000;

/** Asks the device where it is and searches from there; keeps the answer in the address alone. */
export function useNearMe() {
  const [state, setState] = useState<NearMeState>('idle');

  function findMe(): void {
    if (!('geolocation' in navigator)) return setState('refused');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        searchFrom(`${coords.latitude.toFixed(decimals)},${coords.longitude.toFixed(decimals)}`);
      },
      () => setState('refused'),
      { timeout: patienceMs, maximumAge: ageMs },
    );
    return undefined;
  }

  return { state, findMe, forgetMe: () => searchFrom('') };
}

/** Fills the form's field as if the visitor had, so that the search follows. */
function searchFrom(place: string): void {
  const form = document.getElementById(searchFormId);
  const field = form instanceof HTMLFormElement ? form.elements.namedItem('near') : null;
  if (!(field instanceof HTMLInputElement)) return;
  field.value = place;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
