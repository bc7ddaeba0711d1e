import { foldText } from '#app/kernel/fold-text.ts';
import {
  columnNames,
  memberColumns,
  type MemberColumn,
} from '#app/features/buying/enrolment/members/member.ts';

/** What else groups call the columns, folded. */
const otherNames: Readonly<Partial<Record<MemberColumn, readonly string[]>>> = {
  firstName: ['first names', 'given name', 'given names', 'forename', 'firstname'],
  lastName: ['surname', 'family name', 'lastname'],
  gender: ['sex'],
  birth: ['dob', 'birth date', 'birthdate', 'date of birth dd mm yyyy', 'birthday'],
  relation: ['relationship', 'relation to staff', 'relation to member'],
  number: ['member number', 'membership number', 'staff id', 'staff no', 'member no', 'member id'],
  principal: ['dependent of', 'whose dependant', 'principal', 'dependant of staff number'],
  plan: ['grade', 'plan', 'plan or grade', 'level'],
  email: ['e mail', 'email address', 'e mail address'],
  phone: ['phone number', 'mobile', 'mobile number', 'telephone'],
  state: ['state of residence', 'state in nigeria'],
  lga: ['lga', 'local government'],
};

/** Without these, no row can be read. */
const required: readonly MemberColumn[] = ['firstName', 'lastName', 'gender', 'birth'];

export type Headings = ReadonlyMap<MemberColumn, number>;

/** Finds each column by its heading, in any order; others are ignored. */
export function readHeadings(cells: readonly string[]): {
  readonly headings: Headings;
  /** Sentences without full stops. */
  readonly problems: readonly string[];
} {
  const headings = new Map<MemberColumn, number>();
  const problems: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const column = findColumn(cell);
    if (column === undefined) continue;
    if (headings.has(column)) problems.push(`Two columns are “${columnNames[column]}”`);
    headings.set(column, at);
  }
  for (const column of required) {
    if (!headings.has(column)) {
      problems.push(`The first row has no column “${columnNames[column]}”`);
    }
  }
  return { headings, problems };
}

function findColumn(heading: string): MemberColumn | undefined {
  const folded = foldText(heading);
  return memberColumns.find(
    (column) => foldText(columnNames[column]) === folded || otherNames[column]?.includes(folded),
  );
}
