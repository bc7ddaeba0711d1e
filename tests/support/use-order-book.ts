import { moneyOf, timesOf, type Money } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { runEnrolmentsCommand } from '#server/enrolment/commands/run-enrolments-command.ts';
import { saveOrder } from '#server/enrolment/order-rows.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { aLead } from './a-lead.ts';
import { memoryOutput } from './memory-output.ts';
import { commandEnvironment } from './run-store-command.ts';
import type { useStore } from './use-store.ts';
import { quoteRequest } from './quote-request.ts';

const nowMs = Date.UTC(2026, 10, 21, 10);
const paymentsAYear = { yearly: 1, quarterly: 4, monthly: 12 } as const;

/** The settings of a site that sends mails, to a server that nobody starts. */
export const mailSettings = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  STAFF_EMAIL: 'staff@health.example',
};

/** What differs from Ada's order. */
interface Changes {
  readonly fields?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly atMs?: number;
  /** On which a renewal starts. */
  readonly firstDay?: string;
}

/**
 * Orders of 21 November 2026 in a store, and the commands of staff.
 * @param settings besides those of the store
 */
export function useOrderBook(
  used: ReturnType<typeof useStore>,
  settings: Readonly<Record<string, string>> = {},
) {
  let people = 0;

  /** Saves an order, of Gold unless `query` says otherwise. @returns its reference, id and row */
  async function enrol(
    each: Money | 'to be agreed' = moneyOf(25_500_000, 'NGN'),
    pay: keyof typeof paymentsAYear = 'yearly',
    {
      fields = {},
      query = `who=me&age=36&plan=gold&pay=${pay}`,
      atMs = nowMs,
      firstDay,
    }: Changes = {},
  ) {
    people += 1;
    const { store } = used;
    const saver = createLeadSaver({ store, targets: new Set(), now: () => atMs });
    const typed = { name: 'Ada Example', email: `person${people}@mail.example`, ...fields };
    const { id } = await saver.save(aLead({ kind: 'enrolment', fields: typed }));
    const payments = paymentsAYear[pay];
    const payment =
      each === 'to be agreed'
        ? undefined
        : { id: pay, payments, each, yearTotal: timesOf(each, payments) };
    const order = { leadId: id, request: quoteRequest(query), payment, firstDay };
    return { ref: referenceOf(id), id, order: await saveOrder(store, order, atMs) };
  }

  /** Runs a command, with what is typed where there is a terminal. */
  async function runOn(stdin: NodeJS.ReadableStream | undefined, ...args: string[]) {
    const [stdout, stderr] = [memoryOutput(), memoryOutput()];
    const env = { ...commandEnvironment, ...used.settings, ...settings, SUDO_USER: 'bisi' };
    const { openStore } = used;
    const status = await runEnrolmentsCommand(args, { env, stdout, stderr, stdin, openStore });
    return { status, stdout: stdout.text(), stderr: stderr.text() };
  }

  return {
    enrol,
    runOn,
    run: (...args: string[]) => runOn(undefined, ...args),
    payments: () => used.store.tables.selectFrom('payments').selectAll().orderBy('id').execute(),
    trail: () =>
      used.store.tables.selectFrom('enrolment_trail').selectAll().orderBy('id').execute(),
  };
}
