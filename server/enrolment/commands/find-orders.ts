import { foldedWords, foldText } from '#app/kernel/fold-text.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { parsePerson, readLeads } from '#server/leads/commands/read-leads.ts';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import { batchesOf, type Store } from '#server/store/store.ts';
import type { EnrolmentRow } from '#server/store/schema.ts';
import type { SubjectCall } from '#server/staff-commands/run-store-command.ts';
import { findEnrolment, isReference, severalOrders } from './command.ts';

/**
 * Finds the orders of a reference or id, or in which a person is named: by email address, phone
 * number, or the beginnings of words of a name. @throws RefusedError where there is none
 */
export async function findOrders(
  call: SubjectCall,
  typed: string,
): Promise<readonly EnrolmentRow[]> {
  if (isReference(typed)) return [await findEnrolment({ ...call, subject: typed })];
  const ids = await findIds(call.store, typed);
  const orders: EnrolmentRow[] = [];
  for (const some of batchesOf(ids)) {
    const found = call.store.tables.selectFrom('enrolments').selectAll().where('id', 'in', some);
    orders.push(...(await found.orderBy('created_at').execute()));
  }
  if (orders.length > 0) return orders;
  throw new RefusedError(`There is no order for "${typed}" in ${call.place}.`);
}

/** Finds the only order of a person. @throws RefusedError naming all where there are several */
export async function findOnlyOrder(call: SubjectCall): Promise<EnrolmentRow> {
  const { subject = '' } = call;
  const orders = await findOrders(call, subject);
  const [found] = orders;
  if (found && orders.length === 1) return found;
  const question = `More than one order is for "${subject}". Give its reference`;
  throw severalOrders(question, orders, ({ id }) => referenceOf(id));
}

async function findIds(store: Store, typed: string): Promise<readonly string[]> {
  const person = parsePerson(typed);
  const words = foldedWords(typed);
  if (!person && words.length === 0) return [];
  const ids: string[] = [];
  for await (const { id, fields } of readLeads(store, { kind: 'enrolment', person })) {
    if (person || isNamed(fields, words)) ids.push(id);
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
