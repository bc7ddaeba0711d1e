import { scheduleTotal } from '#server/enrolment/account.ts';
import { instalmentsOf } from '#server/enrolment/order-rows.ts';
import { trailOf } from '#server/enrolment/trail.ts';
import type { Store } from '#server/store/store.ts';
import type { Cast } from './cast.ts';

/** The list that was confirmed last is there, has set the price, and is the one that staff know. */
export async function findListFaults({ told }: Cast, store: Store): Promise<readonly string[]> {
  const { tables } = store;
  const groups = told.orders.filter(({ isGroup }) => isGroup);
  const found = groups.map(async ({ id }) => {
    const lists = await tables
      .selectFrom('member_lists')
      .select('id')
      .where('enrolment_id', '=', id)
      .where('state', '=', 'confirmed')
      .execute();
    const trail = await trailOf(store, id);
    const entries = trail.filter(({ action }) => action === 'list confirmed');
    const price = scheduleTotal(await instalmentsOf(store, id));
    const leads = await toldStaff(store, id);
    const own = told.lists.filter((list) => list.enrolmentId === id);
    const last = own.find(({ listId }) => listId === lists[0]?.id);
    const acknowledged = own.filter(({ isConfirmed }) => isConfirmed).length;
    const problems = [
      lists.length !== Math.min(1, leads.length) && `${lists.length} lists are confirmed`,
      leads.length < acknowledged && 'an acknowledged list is lost',
      new Set(leads).size < leads.length && 'staff are told of a list twice',
      leads.at(-1) !== last?.people && 'the confirmed list is not the last one',
      // An order that is cancelled keeps its price.
      entries.length > leads.length && 'a list is in the trail that staff were not told of',
      entries.length > 0 &&
        entries.at(-1)?.amount_minor !== price &&
        'the price is not the one of the list',
    ];
    return problems.filter((problem) => typeof problem === 'string');
  });
  return (await Promise.all(found)).flat();
}

/** The numbers of people on the lists that staff were told of, oldest first. */
async function toldStaff({ tables }: Store, orderId: string): Promise<readonly number[]> {
  const leads = tables.selectFrom('leads').select('fields').where('kind', '=', 'members');
  const all = await leads.orderBy('created_at').execute();
  const fields = all.map((lead) => JSON.parse(lead.fields) as Record<string, string>);
  const own = fields.filter(({ enrolmentLead }) => enrolmentLead === orderId);
  return own.map(({ people }) => Number(people));
}
