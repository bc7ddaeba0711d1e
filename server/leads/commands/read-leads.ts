import { parsePhone } from '#app/leads/parse-phone.server.ts';
import type { Period } from '#server/staff-commands/command-line.ts';
import type { DeliveryRow, LeadRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** Selects leads. */
export interface LeadFilter extends Period {
  readonly kind?: string | undefined;
  readonly person?: Person | undefined;
}

/** A lead with its fields, and the state of its deliveries: `forms dead-letter (1): status 400: …`. */
export interface ListedLead extends Omit<LeadRow, 'fields'> {
  readonly fields: Fields;
  readonly deliveries: string;
}

type Fields = Readonly<Record<string, string>>;

const pageSize = 1000;

/** Reads leads oldest first, page by page, in little memory; new leads do not shift the pages. */
export async function* readLeads(
  store: Pick<Store, 'tables'>,
  filter: LeadFilter,
): AsyncGenerator<ListedLead> {
  let last: LeadRow | undefined;
  do {
    const page = await nextPage(store, filter, last);
    const leads = page
      .map((lead) => ({ ...lead, fields: JSON.parse(lead.fields) as Fields }))
      .filter((lead) => belongsTo(lead, filter.person));
    const states = await deliveryStates(store, leads);
    for (const lead of leads) {
      yield { ...lead, deliveries: (states.get(lead.id) ?? []).map(inWords).join('; ') };
    }
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}

function nextPage(store: Pick<Store, 'tables'>, filter: LeadFilter, last: LeadRow | undefined) {
  let query = store.tables.selectFrom('leads').selectAll();
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind);
  if (filter.sinceMs !== undefined) query = query.where('created_at', '>=', filter.sinceMs);
  if (filter.untilMs !== undefined) query = query.where('created_at', '<', filter.untilMs);
  const { person } = filter;
  // A member's address is among the fields, which belongsTo() compares afterwards.
  if (person?.kind === 'email') {
    query = query.where((row) =>
      row.or([row('email', '=', person.email), row('fields', 'like', '%Email":"%')]),
    );
  }
  if (person?.kind === 'lead') query = query.where('id', '=', person.id);
  // Numbers may be stored as typed, so belongsTo() compares them afterwards.
  if (person?.kind === 'phone') query = query.where('fields', 'like', '%hone":"%');
  if (last) {
    query = query.where((row) =>
      row(row.refTuple('created_at', 'id'), '>', row.tuple(last.created_at, last.id)),
    );
  }
  return query.orderBy('created_at').orderBy('id').limit(pageSize).execute();
}

function belongsTo(
  { email, fields }: Pick<ListedLead, 'email' | 'fields'>,
  person: Person | undefined,
): boolean {
  if (person === undefined || person.kind === 'lead') return true;
  return (person.kind === 'email' && email === person.email) || namesPerson(fields, person);
}

/** Whether fields name a person as sender or member. Phone numbers may be in any format. */
export function namesPerson(fields: Fields, person: Person): boolean {
  return Object.entries(fields).some(([name, text]) => {
    if (person.kind === 'phone')
      return /phone$/i.test(name) && normalisePhone(text) === person.phone;
    return person.kind === 'email' && /email$/i.test(name) && normaliseEmail(text) === person.email;
  });
}

type DeliveryState = Pick<DeliveryRow, 'target' | 'state' | 'attempts' | 'last_error'>;

async function deliveryStates(
  { tables }: Pick<Store, 'tables'>,
  leads: readonly Pick<LeadRow, 'id'>[],
): Promise<ReadonlyMap<string, DeliveryState[]>> {
  if (leads.length === 0) return new Map();
  const ids = leads.map(({ id }) => id);
  const rows = await tables
    .selectFrom('deliveries')
    .select(['lead_id', 'target', 'state', 'attempts', 'last_error'])
    .where('lead_id', 'in', ids)
    .orderBy('chain')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ lead_id: id }) => id);
}

function inWords({ target, state, attempts, last_error: error }: DeliveryState): string {
  return `${target} ${state} (${attempts})${error === null ? '' : `: ${error}`}`;
}

export type Person =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'lead'; readonly id: string };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Parses an email address, a phone number in any format or a lead id; undefined for others. */
export function parsePerson(text: string): Person | undefined {
  const typed = text.trim().toLowerCase();
  if (typed.includes('@')) return { kind: 'email', email: typed };
  if (uuid.test(typed)) return { kind: 'lead', id: typed };
  return /^[+\d ()./-]{7,30}$/.test(typed)
    ? { kind: 'phone', phone: normalisePhone(typed) }
    : undefined;
}

/** Finds what else the sender of a lead can be known by; undefined when it was sent by another. */
export function findOtherContact({ email, phone }: Fields, person: Person): string | undefined {
  const sentEmail = email === undefined ? undefined : normaliseEmail(email);
  const sentPhone = phone === undefined ? undefined : normalisePhone(phone);
  if (person.kind === 'email') return sentEmail === person.email ? sentPhone : undefined;
  if (person.kind === 'phone') return sentPhone === person.phone ? sentEmail : undefined;
  return undefined;
}

function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Compares invalid numbers, which old leads may contain, by their digits. */
function normalisePhone(phone: string): string {
  return parsePhone(phone) ?? phone.replace(/[^+\d]/g, '');
}
