import {
  RefusedError,
  UsageError,
  type Command as StaffCommand,
} from '#server/staff-commands/command-line.ts';
import type { StoreCall } from '#server/staff-commands/with-store.ts';
import { findPerson } from './find-person.ts';
import type { Person } from './read-leads.ts';

/** What a sub-command is called with. */
export interface Call extends StoreCall {
  /** The person, as typed. */
  readonly who: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Command extends StaffCommand<Call> {
  readonly takesPerson: 'always' | 'sometimes' | 'never';
}

/** What a person is named by, in words. */
export const anyPerson = 'an email address, a phone number, a reference or a lead id';

/** Finds the person who is named; undefined when none is. @throws UsageError, RefusedError */
export async function personOf({ store, who }: Call): Promise<Person | undefined> {
  if (who === undefined) return undefined;
  const person = await findPerson(store, who);
  if (!person) throw new UsageError(`"${who}" is not ${anyPerson}`);
  return person;
}

/** For a person of whom nothing is kept. */
export function nothingFound({ who, place }: Call): RefusedError {
  return new RefusedError(`Nothing found for "${who}" in ${place}.`);
}
