import { portraitAddress } from './portrait-drawings.ts';
import type { Person } from './people.ports.ts';

interface PortraitProps {
  readonly person: Person;
  /** Whether it is seen only after scrolling. */
  readonly isFarBelow: boolean;
}

/** Somebody's drawing, or the first letters of the name; the name stands beside it. */
export function Portrait({ person, isFarBelow }: PortraitProps) {
  const { name, portrait } = person;
  const address = portrait && portraitAddress(portrait);
  if (address === undefined) {
    return (
      <span className="person-card__portrait" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className="person-card__portrait"
      src={address}
      width="144"
      height="144"
      alt=""
      loading={isFarBelow ? 'lazy' : undefined}
    />
  );
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/);
  const initials = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return initials.map((part = '') => part.charAt(0).toUpperCase()).join('');
}
