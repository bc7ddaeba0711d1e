import { moneyOf } from '#app/kernel/money.ts';
import { instalmentsOf } from '#server/enrolment/order-rows.ts';
import { ada } from '../support/ada-member.ts';
import { order, payOften, type ToldOrder } from './buyers.ts';
import type { Cast } from './cast.ts';

/** A list of members that a group wanted to be the confirmed one. */
export interface ToldList {
  readonly enrolmentId: string;
  readonly listId: string;
  /** Different in each list, to know it by. */
  readonly people: number;
  isConfirmed: boolean;
}

/** A group orders; two colleagues hand in lists at once, and one of them pays. */
export async function orderForStaff(cast: Cast): Promise<void> {
  const { world, draw } = cast;
  const bought = await order(cast, moneyOf(40_000_000, 'NGN'), true);
  world.spawn(() => handIn(cast, bought));
  world.spawn(() => handIn(cast, bought));
  if (draw.chance(0.5)) world.spawn(() => payOften(cast, bought));
}

async function handIn({ sites, told, draw }: Cast, { id: enrolmentId }: ToldOrder): Promise<void> {
  for (let lists = 1 + draw.below(2); lists > 0; lists -= 1) {
    const listId = await sites.askUntilAnswered('hands in a list', ({ lists: kept }) =>
      kept.replace(enrolmentId, [ada], 0),
    );
    const people = 60 + told.lists.length;
    const one: ToldList = { enrolmentId, listId, people, isConfirmed: false };
    told.lists.push(one);
    const each = moneyOf(30_000_000 + people * 1000, 'NGN');
    // Pressed twice now and then.
    for (let presses = 1 + draw.below(2); presses > 0; presses -= 1) {
      const isDone = await sites.askUntilAnswered('confirms a list', async (site) => {
        const { length: payments } = await instalmentsOf(site.store, enrolmentId);
        const pay = payments === 1 ? 'yearly' : 'quarterly';
        const count = pay === 'yearly' ? 1 : 4;
        const yearTotal = moneyOf(each.minor * count, 'NGN');
        return site.lists.confirm({
          enrolmentId,
          listId,
          people,
          enrolled: 60,
          leftOut: 0,
          plans: 'Silver',
          counts: { people, older: 0, children: 0 },
          payment: { id: pay, payments: count, each, yearTotal },
        });
      });
      one.isConfirmed ||= isDone;
    }
  }
}
