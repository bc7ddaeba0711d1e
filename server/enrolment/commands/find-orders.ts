import { foldText } from '#app/kernel/fold-text.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { parsePerson, readLeads } from '#server/leads/commands/read-leads.ts';
import { dayOf, RefusedError } from '#server/staff-commands/command-line.ts';
import type { EnrolmentRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { findEnrolment, isReference, planOf, type Call } from './command.ts';

/** Below the number of values that either engine takes in a statement. */
const batchSize = 500;

/**
 * Finds the orders of a reference or id, or in which a person is named: by email address, phone
 * number, or the beginnings of words of a name. @throws RefusedError where there is none
 */
export async function findOrders(call: Call, typed: string): Promise<readonly EnrolmentRow[]> {
  if (isReference(typed)) return [await findEnrolment({ ...call, ref: typed })];
  const ids = await findIds(call.store, typed);
  const orders: EnrolmentRow[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const some = call.store.tables
      .selectFrom('enrolments')
      .selectAll()
      .where('id', 'in', ids.slice(start, start + batchSize))
      .orderBy('created_at');
    orders.push(...(await some.execute()));
  }
  if (orders.length > 0) return orders;
  throw new RefusedError(`There is no order for "${typed}" in ${call.place}.`);
}

/** Finds the only order of a person. @throws RefusedError naming all where there are several */
export async function findOnlyOrder(call: Call): Promise<EnrolmentRow> {
  const { ref = '' } = call;
  const [found, ...others] = await findOrders(call, ref);
  if (found && others.length === 0) return found;
  const lines = [found, ...others].flatMap((order) =>
    order ? [`  ${referenceOf(order.id)}  of ${dayOf(order.created_at)}, ${planOf(order)}`] : [],
  );
  throw new RefusedError(
    `More than one order is for "${ref}". Give its reference:\n${lines.join('\n')}`,
  );
}

async function findIds(store: Store, typed: string): Promise<readonly string[]> {
  const person = parsePerson(typed);
  const words = foldText(typed).split(' ').filter(Boolean);
  if (!person && words.length === 0) return [];
  const ids: string[] = [];
  for await (const { id, fields } of readLeads(store, { kind: 'enrolment', person })) {
    if (person || isNamed(JSON.parse(fields) as Record<string, string>, words)) ids.push(id);
  }
  return ids;
}

/** Tells whether a name has all these words, in any order, as a bank may turn and shorten them. */
function isNamed(fields: Readonly<Record<string, string>>, words: readonly string[]): boolean {
  return Object.entries(fields).some(([field, text]) => {
    if (!/name$|^organisation$/i.test(field)) return false;
    const parts = foldText(text).split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
