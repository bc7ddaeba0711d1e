import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place } from '../directory/facility.types.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { searchFormId } from '../search-panel/search-form.ts';

/**
 * Sorts by distance from where the visitor is, which the site asks for at the click and not before. A
 * box to tick, as the browser remembers one that is ticked before scripts run.
 */
export function NearMe({ near }: { readonly near: Place | undefined }) {
  const box = useRef<HTMLInputElement>(null);
  const { state, findMe, forgetMe } = useNearMe();
  const isNear = near !== undefined;

  const obeyEarlyClick = useEffectEvent(() => {
    if (box.current?.checked && !isNear) findMe();
  });
  useEffect(() => obeyEarlyClick(), []);
  useEffect(() => {
    if (box.current && state !== 'asking') box.current.checked = isNear;
  }, [isNear, state]);

  return (
    <>
      <label className="button button--secondary button--small near-me needs-script">
        <input
          ref={box}
          type="checkbox"
          className="visually-hidden"
          aria-busy={state === 'asking'}
          defaultChecked={isNear}
          onChange={({ target }) => (target.checked ? findMe() : forgetMe())}
        />
        <Icon name="locate" size={20} />
        Near me
      </label>
      <output className="note provider-results__near">
        {state === 'refused' &&
          'We couldn’t get your location. Choose a state and an area instead.'}
      </output>
    </>
  );
}

type NearMeState = 'idle' | 'asking' | 'refused';

/** About a hundred metres: enough for a distance, too little to tell the house. */
const decimals = 3;
const patienceMs = 15_000;
const ageMs = 5 * 60 * 1000;

/** Asks the device where it is and searches from there; keeps the answer in the address alone. */
function useNearMe() {
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
