import type { Place } from '#app/location/directory/facility.ports.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useNearMe } from './use-near-me.ts';

/** Sorts by distance from where the visitor is, which is asked for at the click and not before. */
export function NearMe({ near }: { readonly near: Place | undefined }) {
  const { state, findMe, forgetMe } = useNearMe();
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--small"
        aria-pressed={near !== undefined}
        aria-busy={state === 'asking'}
        onClick={near ? forgetMe : findMe}
      >
        <Icon name="locate" size={20} />
        Near me
      </button>
      <output className="provider-results__near">
        {state === 'refused' &&
          'Your device did not say where you are. Choose a state and an area instead.'}
      </output>
    </>
  );
}
