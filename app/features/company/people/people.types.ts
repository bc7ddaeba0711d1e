import type { PageHeader } from '#app/site/page-hero/page-header.schema.ts';

export interface Person {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** A file in `content/pictures/people`; without one the letters of the name stand there. */
  readonly portrait?: string | undefined;
}

/** A seat on the board, and what its holder answers for. */
export interface BoardMember extends Person {
  readonly duty: string;
}

export interface TeamMember extends Person {
  readonly department: string;
}

export interface Department {
  readonly id: string;
  readonly name: string;
  readonly does: string;
  /** When a member meets it, to follow "You meet us". */
  readonly meet: string;
}

export interface TextSection {
  readonly title: string;
  readonly html: string;
}

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

export interface Team extends PageHeader {
  readonly isSample: boolean;
  readonly departments: readonly Department[];
  readonly people: readonly TeamMember[];
  readonly zonal: TextSection;
  readonly reach: TextSection;
}
