import { dayInLagos } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import {
  isConfirmed,
  isOnTerminal,
  print,
  RefusedError,
} from '#server/staff-commands/command-line.ts';
import type { StoreCommand, SubjectCall } from '#server/staff-commands/run-store-command.ts';
import { nothingFound, personOf } from './command.ts';
import { erasePerson, type Erased } from './erase-person.ts';
import { isKnown } from './find-entries.ts';
import { parsePerson, type Person } from './read-leads.ts';

/** Erases a person. On a terminal it shows what it would remove, and asks first. */
export const erase: StoreCommand = {
  usage: 'PERSON [--dry-run] [--yes]',
  does: "erase a person from leads, deliveries, subscriptions, mailings, enrolments, drafts and groups' members",
  options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } },
  takes: 'always',
  async run(call) {
    const person = await personOf(call);
    if (!person) throw nothingFound(call);
    const isDryRun = call.values['dry-run'] === true;
    const asks = isOnTerminal(call) && call.values['yes'] !== true;
    if (isDryRun || asks) await look(call, person);
    if (isDryRun) return print(call, 'Dry run: nothing was changed.');
    if (asks && !(await isConfirmed(call, 'Erase this for good? Type yes: '))) {
      throw new RefusedError('Nothing was changed.');
    }
    await carryOut(call, person);
  },
};

async function look(call: SubjectCall, person: Person): Promise<void> {
  const erased = await erasePerson(call.store, person, { isDryRun: true });
  if (isNothing(erased)) throw nothingFound(call);
  for (const { id, kind, created_at: at, fields } of erased.found) {
    const { name = '' } = JSON.parse(fields) as { readonly name?: string };
    const parts = [referenceOf(id), dayInLagos(at), kind, name].filter(Boolean);
    print(call, `would remove ${parts.join(', ')}`);
  }
  print(call, `would remove ${inWords(erased)}`);
}

async function carryOut(call: SubjectCall, person: Person): Promise<void> {
  const { store } = call;
  const erased = await erasePerson(store, person);
  if (isNothing(erased)) throw nothingFound(call);
  print(call, `removed ${inWords(erased)}`);
  for (const contact of erased.otherContacts) {
    const other = parsePerson(contact);
    if (other && (await isKnown(store, other))) {
      print(call, `more is left under ${contact}, which they gave as well: erase that too`);
    }
  }
}

function isNothing({ leads, subscriptions, mailings, members, drafts }: Erased): boolean {
  return leads + subscriptions + mailings + members + drafts === 0;
}

function inWords(erased: Erased): string {
  const { leads, deliveries, subscriptions, mailings, enrolments, members, drafts } = erased;
  const others = `${subscriptions} subscriptions, ${mailings} mailings, ${enrolments} unpaid enrolments, ${members} group members, ${drafts} orders not sent`;
  return `${leads} leads, ${deliveries} deliveries, ${others}`;
}
