import { dayInLagos } from '#app/kernel/days.ts';
import { print, RefusedError } from '#server/staff-commands/command-line.ts';
import type { StoreCommand } from '#server/staff-commands/run-store-command.ts';
import {
  findPurgeDoubt,
  notePurge,
  type PurgeDoubt,
  purgeLimitsAt,
  type PurgeLimits,
} from './purge-doubt.ts';
import { purgeOld } from './purge-leads.ts';

/** Purges as the site does daily; with a yes also what the site withholds. */
export const purge: StoreCommand = {
  usage: '[--yes]',
  does: 'remove leads older than RETENTION_MONTHS and old unpaid orders, as the site does daily; --yes also where the site withholds that because its clock looks wrong',
  options: { yes: { type: 'boolean' } },
  takes: 'never',
  async run(call) {
    const nowMs = Date.now();
    const limits = purgeLimitsAt(nowMs, call.settings.RETENTION_MONTHS);
    const isSure = call.values['yes'] === true;
    const doubt = isSure ? undefined : await findPurgeDoubt(call.store, nowMs, limits);
    if (doubt) throw new RefusedError(inWords(doubt, nowMs, limits));
    const { leads, orders } = await purgeOld(call.store, limits, nowMs);
    await notePurge(call.store, nowMs);
    print(
      call,
      `removed ${leads} leads from before ${dayInLagos(limits.leadsMs)}, and ${orders} unpaid orders, unchanged since ${dayInLagos(limits.ordersMs)}`,
    );
  },
};

function inWords(doubt: PurgeDoubt, nowMs: number, limits: PurgeLimits): string {
  const { old, leads, oldOrders, orders, lastPurgeMs } = doubt;
  const last =
    lastPurgeMs === undefined ? 'never purged before' : `last on ${dayInLagos(lastPurgeMs)}`;
  return (
    `Nothing was removed: a purge (${last}) would take ${old} of ${leads} leads, all from before ${dayInLagos(limits.leadsMs)},\n` +
    `and ${oldOrders} of ${orders} unpaid orders, all unchanged since ${dayInLagos(limits.ordersMs)}.\n` +
    `The clock of this machine says that today is ${dayInLagos(nowMs)}. If that is right: npm run leads -- purge --yes`
  );
}
