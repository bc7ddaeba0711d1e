import type { ReactNode } from 'react';
import type { Person } from './people.schema.ts';

interface PersonCardProps {
  readonly person: Person;
  /** The place in the list: pictures further down load lazily. */
  readonly at: number;
  /** Whether the card is as wide as the list, with the words beside the face. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** Portraits that may be on the first screen. */
const firstScreen = 2;

/** Who somebody is and what they answer for. */
export function PersonCard({ person, at, isWide, children }: PersonCardProps) {
  const { name, role, bio } = person;
  return (
    <li
      className={isWide ? 'card media pad-card full-row person-card--wide' : 'card media pad-card'}
    >
      <Portrait person={person} isBelowFold={at >= firstScreen} />
      <div className="person-card__who">
        <h3>{name}</h3>
        <p className="muted above-1">{role}</p>
      </div>
      <div className="person-card__words full-row">
        {children}
        <p>{bio}</p>
      </div>
    </li>
  );
}

const addresses = import.meta.glob<string>(
  '../../../../content/pictures/people/*.{svg,jpg,jpeg,png,webp}',
  { query: '?url', import: 'default', eager: true },
);

interface PortraitProps {
  readonly person: Person;
  readonly isBelowFold: boolean;
}

function Portrait({ person, isBelowFold }: PortraitProps) {
  const { name, portrait } = person;
  const address = portrait && addresses[`../../../../content/pictures/people/${portrait}`];
  if (address === undefined) {
    return (
      <span className="person-card__portrait picture" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      className="person-card__portrait picture"
      src={address}
      width="144"
      height="144"
      alt=""
      loading={isBelowFold ? 'lazy' : undefined}
    />
  );
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/);
  const initials = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return initials.map((part = '') => part.charAt(0).toUpperCase()).join('');
}
