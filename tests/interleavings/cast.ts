import type { Bank } from './bank.ts';
import type { ToldOrder } from './buyers.ts';
import type { Draw } from './draw.ts';
import type { ToldList } from './groups.ts';
import type { Receivers } from './receivers.ts';
import type { Sites } from './sites.ts';
import type { World } from './world.ts';

/** What people have been told, which has to be true for ever. */
export interface Told {
  readonly leads: { readonly id: string; readonly key: string }[];
  readonly orders: ToldOrder[];
  readonly transfers: {
    readonly enrolmentId: string;
    readonly reference: string;
    readonly minor: number;
  }[];
  readonly lists: ToldList[];
}

/** Everybody and everything in a history. */
export interface Cast {
  readonly world: World;
  readonly draw: Draw;
  readonly sites: Sites;
  readonly bank: Bank;
  readonly receivers: Receivers;
  readonly told: Told;
}
