import { useEffect, useEffectEvent, useRef } from 'react';
import type { Place } from '#app/features/providers/directory/facility.types.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useNearMe } from './use-near-me.ts';

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
      <label className="button button--secondary button--small near-me">
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
      <output className="provider-results__near">
        {state === 'refused' &&
          'We couldn’t get your location. Choose a state and an area instead.'}
      </output>
    </>
  );
}
