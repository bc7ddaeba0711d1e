import { useRef, useState } from 'react';
import mapFile from '#app/assets/map/nigeria.svg?url';
import { formatQuery } from '../directory/directory-query.ts';
import type { DirectoryResult } from '../directory/provider-directory.ports.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import { states, zones, type State } from '#app/site/nigeria/states.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { countText } from '../results/result-words.tsx';
import { shadesOf } from './shades-of.ts';

interface CountedState extends State {
  readonly count: number;
  readonly href: string;
  /** From 0, for fewest providers. */
  readonly shade: number;
}

/** Shows where the providers are, to choose a state; the search form has the states as a list. */
export function StateMap({ result }: { readonly result: DirectoryResult }) {
  const { query, counts } = result;
  const shades = shadesOf(counts.states);
  const counted = states.map(({ id, name, zone }, place) => ({
    id,
    name,
    zone,
    count: counts.states[place] ?? 0,
    shade: shades[place] ?? 0,
    href: `/providers${formatQuery({ ...query, stateId: id, lgaId: undefined, page: 1 })}`,
  }));
  return (
    <details className="state-map">
      <summary>
        <Icon name="map" size={20} />
        Choose a state on the map
      </summary>
      <nav className="inset accordion" aria-label="States of Nigeria">
        <Drawing counted={counted} result={result} />
        {zones.map((zone) => (
          <ZoneStates key={zone} zone={zone} counted={counted} chosen={query.stateId} />
        ))}
      </nav>
    </details>
  );
}

interface DrawingProps {
  readonly counted: readonly CountedState[];
  readonly result: DirectoryResult;
}

/** The stronger the colour, the more providers. A finger's first tap names a state, its second opens it. */
function Drawing({ counted, result }: DrawingProps) {
  const { stateId, types } = result.query;
  const [namedId, setNamedId] = useState(stateId);
  const namedBeforeTap = useRef(namedId);
  const named = counted.find(({ id }) => id === namedId);
  return (
    <>
      <svg viewBox="0 0 1000 812">
        {counted.map(({ id, name, count, shade, href }) => (
          <a
            key={id}
            href={href}
            aria-label={`${name}, ${countText(count, types)}`}
            aria-current={id === stateId || undefined}
            data-shade={shade}
            data-named={id === namedId || undefined}
            onFocus={() => setNamedId(id)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setNamedId(id)}
            onPointerDown={() => (namedBeforeTap.current = namedId)}
            onClick={(event) => {
              const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
              if (isTouch && namedBeforeTap.current !== id) event.preventDefault();
              setNamedId(id);
            }}
          >
            <use href={`${mapFile}#${id}`} />
          </a>
        ))}
      </svg>
      <p className="state-map__named muted above-3" aria-hidden="true">
        {named ? (
          <>
            <strong className="block large text-brand">{named.name}</strong>{' '}
            {countText(named.count, types)}
          </>
        ) : (
          'The stronger the colour, the more providers'
        )}
      </p>
    </>
  );
}

interface ZoneStatesProps {
  readonly zone: (typeof zones)[number];
  readonly counted: readonly CountedState[];
  readonly chosen: string | undefined;
}

/** For phones, where some states are smaller than a finger. */
function ZoneStates({ zone, counted, chosen }: ZoneStatesProps) {
  return (
    <details className="state-map__zone" name="zone">
      <summary>{zone}</summary>
      <ul>
        {counted
          .filter((state) => state.zone === zone)
          .map(({ id, name, count, href }) => (
            <li key={id}>
              <a className="bar" href={href} aria-current={id === chosen || undefined}>
                {name} <span className="muted tabular">{formatNumber(count)}</span>
              </a>
            </li>
          ))}
      </ul>
    </details>
  );
}
