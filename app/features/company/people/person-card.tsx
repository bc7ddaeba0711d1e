import type { ReactNode } from 'react';
import { Portrait } from './portrait.tsx';
import type { Person } from './people.ports.ts';

interface PersonCardProps {
  readonly person: Person;
  /** The place in the list: pictures far below are fetched when they come near. */
  readonly at: number;
  /** Whether the card is as wide as the list, with the words beside the face. */
  readonly isWide?: boolean;
  /** Stands above the biography. */
  readonly children?: ReactNode;
}

/** Portraits that may be on the first screen. */
const firstScreen = 2;

/** Who somebody is and what they answer for. */
export function PersonCard({ person, at, isWide, children }: PersonCardProps) {
  const { name, role, bio } = person;
  return (
    <li className={isWide ? 'person-card person-card--wide' : 'person-card'}>
      <Portrait person={person} isFarBelow={at >= firstScreen} />
      <div className="person-card__who">
        <h3>{name}</h3>
        <p className="person-card__role">{role}</p>
      </div>
      <div className="person-card__words">
        {children}
        <p>{bio}</p>
      </div>
    </li>
  );
}
