import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { dayOf, RefusedError, UsageError } from '#server/staff-commands/command-line.ts';
import type { EnrolmentRow } from '#server/store/schema.ts';
import type { Call } from './command.ts';

const shortReference = /^[\da-f]{8}$/;
const wholeId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Finds the enrolment of a reference or id. @throws UsageError, RefusedError */
export async function findEnrolment({ store, ref = '', place }: Call): Promise<EnrolmentRow> {
  const typed = ref.trim().toLowerCase();
  const isWhole = wholeId.test(typed);
  if (!isWhole && !shortReference.test(typed)) {
    throw new UsageError(`"${ref}" is not an order's reference, such as 5E2EBBDD`);
  }
  const all = store.tables.selectFrom('enrolments').selectAll().orderBy('created_at').orderBy('id');
  const some = isWhole ? all.where('id', '=', typed) : all.where('id', 'like', `%${typed}`);
  const [found, ...others] = await some.execute();
  if (!found) throw new RefusedError(`There is no order "${ref}" in ${place}.`);
  if (others.length === 0) return found;
  const lines = [found, ...others].map(
    (one) => `  ${one.id}  of ${dayOf(one.created_at)}, ${planOf(one)}`,
  );
  throw new RefusedError(
    `More than one order has the reference ${referenceOf(found.id)}. Give the whole id:\n${lines.join('\n')}`,
  );
}

/** Returns the plan's id, such as `gold`. */
export function planOf({ query }: Pick<EnrolmentRow, 'query'>): string {
  return new URLSearchParams(query).get('plan') ?? '';
}
