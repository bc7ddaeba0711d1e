import type { PageHeader } from '#app/ui/page-hero/page-header.ts';
import type { PortraitName } from './portrait-names.ts';

/** Somebody of the board or the team. */
export interface Person {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** A drawing; without one the letters of the name stand there. */
  readonly portrait?: PortraitName | undefined;
}

/** A seat on the board, with the question that whoever holds it must be able to answer. */
export interface BoardMember extends Person {
  readonly question: string;
}

export interface TeamMember extends Person {
  /** The id of a department. */
  readonly department: string;
}

export interface Department {
  readonly id: string;
  readonly name: string;
  /** What it does. */
  readonly does: string;
  /** When a member meets it, to follow "You meet us". */
  readonly meet: string;
}

/** A part of a page: its heading and its HTML. */
export interface TextSection {
  readonly title: string;
  readonly html: string;
}

/** The content of /board. */
export interface Board extends PageHeader {
  /** Whether the people are invented. */
  readonly isSample: boolean;
  readonly people: readonly BoardMember[];
  readonly committees: {
    readonly title: string;
    readonly items: readonly {
      readonly title: string;
      readonly text: string;
      readonly members: string;
    }[];
  };
  readonly rules: { readonly title: string; readonly items: readonly string[] };
  readonly writing: TextSection;
}

/** The content of /team. */
export interface Team extends PageHeader {
  /** Whether the people are invented. */
  readonly isSample: boolean;
  readonly departments: readonly Department[];
  readonly people: readonly TeamMember[];
  readonly zonal: TextSection;
  readonly reach: TextSection;
}
