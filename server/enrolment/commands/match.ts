import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { currencyCodes } from '#app/features/buying/prices/price-list.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { fileOf, print, RefusedError } from '#server/staff-commands/command-line.ts';
import type { StoreCommand } from '#server/staff-commands/run-store-command.ts';
import { matchStatement, type Match, type Reason } from '../statement/match-statement.ts';
import { readStatement, type Credit } from '../statement/read-statement.ts';
import { balanceInWords, changeOf, inWords, nothingChanged, readChoice } from './command.ts';
import { described, inDoubt } from './transfers.ts';

/** Books the transfers of a bank's statement that name an order and pay exactly what it owes. */
export const match: StoreCommand = {
  usage: 'FILE [--currency CODE] [--dry-run]',
  does: "book a bank statement's transfers that name an order and pay what it owes; look first with --dry-run",
  options: { currency: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  takes: 'always',
  needs: "a bank's statement, such as statement.csv",
  async run(call) {
    const currency = readChoice(call, 'currency', currencyCodes) ?? 'NGN';
    const { isDryRun, nowMs, who, isMailed } = changeOf(call);
    const file = fileOf(call, call.subject ?? '');
    if (!existsSync(file)) throw new RefusedError(`There is no file ${file}.`);
    const { credits, problems } = await readStatement(file, nowMs);
    const note = `statement ${basename(file)}`;
    const change = { who, note, nowMs, isDryRun, isMailed, currency };
    const matches = await matchStatement(call.store, credits, change);
    for (const [at, credit] of credits.entries()) {
      const matched = matches[at];
      if (matched) print(call, lineOf(credit, matched, change));
    }
    for (const { line, reason } of problems) print(call, `line ${line}: not read: ${reason}.`);
    print(call, summaryOf(matches, problems.length, isDryRun));
    if (isDryRun) print(call, nothingChanged);
  },
};

interface Shown {
  readonly isDryRun: boolean;
  readonly currency: string;
}

function lineOf(credit: Credit, matched: Match, { isDryRun, currency }: Shown): string {
  const { line, day, minor, reference } = credit;
  const money = `${inWords(minor, currency)} of ${day}, bank reference ${reference}`;
  const order = matched.order ? ` for order ${referenceOf(matched.order.id)}` : '';
  switch (matched.kind) {
    case 'booked': {
      const done = isDryRun ? 'would book' : 'booked';
      return `line ${line}: ${done} ${money},${order}. ${balanceInWords(matched.order, matched.account)}`;
    }
    case 'known':
      return `line ${line}: booked already: ${money},${order}.`;
    case 'left':
      return `line ${line}: left: ${money}${order && `,${order}`}: ${inReason(matched.reason, currency)}.`;
  }
}

/** Says why money is left, without the full stop. */
function inReason(reason: Reason, currency: string): string {
  switch (reason.kind) {
    case 'no-order':
      return 'it names no order';
    case 'several':
      return 'it names several orders';
    case 'cancelled':
      return 'the order is cancelled';
    case 'currency':
      return `the order is not in ${currency}`;
    case 'no-price':
      return 'no price is agreed yet';
    case 'repeated':
      return 'the statement has the same bank reference for another order';
    case 'amount':
      return `it is not what is due; ${inAccount(reason.account.owedMinor ?? 0, currency)}`;
    case 'other-booking':
      return `the bank reference is booked as ${described(reason.payment)}`;
    case 'doubtful':
      return reason.doubts.map(inDoubt).join(', and ');
  }
}

function inAccount(owedMinor: number, currency: string): string {
  return owedMinor > 0 ? `still owed: ${inWords(owedMinor, currency)}` : 'nothing is owed';
}

function summaryOf(matches: readonly Match[], unread: number, isDryRun: boolean): string {
  const countOf = (kind: Match['kind']) => matches.filter((one) => one.kind === kind).length;
  const parts = [
    `${countOf('booked')} ${isDryRun ? 'would be booked' : 'booked'}`,
    `${countOf('known')} booked already`,
    `${countOf('left')} left to book by hand with paid`,
    ...(unread > 0 ? [`${unread} not read`] : []),
  ];
  return `Transfers in: ${parts.join(', ')}.`;
}
