import { expect } from 'vitest';
import { createOutbox } from '#server/outbox/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { createStaffMailDelivery } from '#server/upstream/staff-mail/staff-mail.ts';
import { lookAfterKills, takenBy, type AfterKills } from './after-kills.ts';
import { ask as askOnce } from './ask.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { enrolAndPay, type Bought } from './enrol-and-pay.ts';
import { startFakePaypal } from './fake-paypal.ts';
import { startFakePaystack } from './fake-paystack.ts';
import { killAtRandom } from './kill-at-random.ts';
import { startMailServer } from './mail-server.ts';
import { createMemoryLog } from './memory-log.ts';
import { startSite, type RunningSite } from './start-site.ts';
import type { StoreSettings } from './run-store-command.ts';

interface Killing {
  readonly kills: number;
  /** How many processes serve on the one store. */
  readonly processes: number;
  readonly storeSettings: StoreSettings;
  readonly openStore: () => Promise<Store>;
  readonly seed: number;
}

interface KillReport extends AfterKills {
  /** Steps that were answered before the order was sent. */
  readonly steps: number;
  readonly cutOff: number;
  readonly changesCutOff: number;
  /** Mails that came again, with the same Message-ID. */
  readonly repeatedMails: number;
}

const people = 8;
const deliveryMs = 180_000;
const staffEmail = 'staff@health.example';

/** Kills processes at random times while people enrol and pay, then looks at what is there. */
export async function killEnrolments(killing: Killing): Promise<KillReport> {
  const { kills, processes, storeSettings, openStore, seed } = killing;
  await using paystack = await startFakePaystack();
  await using paypal = await startFakePaypal();
  await using mails = await startMailServer();
  const mail = { SMTP_URL: mails.url, STAFF_EMAIL: staffEmail };
  const start = () =>
    startSite({
      ...storeSettings,
      PAYSTACK_SECRET_KEY: paystack.secretKey,
      PAYSTACK_URL: paystack.url,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_SECRET: paypal.secret,
      PAYPAL_URL: paypal.url,
      ...mail,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    });
  const sites: (RunningSite | undefined)[] = await Promise.all(
    Array.from({ length: processes }, start),
  );
  try {
    const { ask, counts } = askUntilAnswered(() => sites.flatMap((site) => site?.address ?? []));
    const buying = buyUntilStopped((number) =>
      enrolAndPay({ ask, paystack, paypal, settings: { ...storeSettings, ...mail } }, number),
    );
    const answered = () => {
      buying.throwFailure();
      // Each of them gets on between two kills.
      return Math.floor(counts.answered / people);
    };
    await killAtRandom({ kills, seed, sites, start, answered });
    const bought = await buying.stop();
    const taken = takenBy(paystack, paypal);
    const transfers = bought.filter(({ transfer }) => transfer !== undefined);
    await untilMailed(mails.messages, bought.length + taken.length + transfers.length);
    await untilSettled(sites[0]?.address ?? '');
    await Promise.all(sites.map(async (site) => site?.stop()));
    const store = await openStore();
    await mailStaffLater(store, mails.url);
    const found = await lookAfterKills(store, bought, taken);
    await store.close();
    const repeatedMails = mails.messages.length - idsOf(mails.messages).size;
    return { ...counts, ...found, repeatedMails };
  } finally {
    await Promise.all(sites.map(async (site) => site?.kill()));
  }
}

/** Waits until buyers have a mail about each order, payment and transfer. */
async function untilMailed(messages: readonly string[], most: number): Promise<void> {
  const toBuyers = () => idsOf(messages.filter((text) => /^To: person-/m.test(text))).size;
  await expect.poll(toBuyers, { timeout: deliveryMs, interval: 500 }).toBe(most);
}

/** Waits for what was sent, but cut off before that was saved: it is sent again when its claim ends. */
async function untilSettled(address: string): Promise<void> {
  const left = async () => {
    const metrics = (await askOnce(address, '/metrics')).text();
    return metrics.match(/^site_outbox_deliveries\{target="(?!staff-mail").*$/gm) ?? [];
  };
  await expect.poll(left, { timeout: deliveryMs, interval: 500 }).toEqual([]);
}

/** Delivers what waits for the next mail to staff: it comes within ten minutes of the last one. */
async function mailStaffLater(store: Store, smtpUrl: string): Promise<void> {
  const { log } = createMemoryLog();
  const deliverers = new Map([
    ['staff-mail', createStaffMailDelivery({ smtpUrl, staffEmail })],
  ] as const);
  let mails = 1;
  const now = () => Date.now() + mails * 11 * 60_000;
  const outbox = createOutbox({ store, deliverers, log, now });
  while ((await outbox.runOnce()) > 0) mails += 1;
}

/** A mail that comes again has the same id. */
function idsOf(messages: readonly string[]): ReadonlySet<string | undefined> {
  return new Set(messages.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]));
}

/** People who buy one after the other until told to stop; who has begun then, finishes. */
function buyUntilStopped(buy: (number: number) => Promise<Bought>) {
  const bought: Bought[] = [];
  const failures: unknown[] = [];
  let begun = 0;
  const stopping = new AbortController();
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      begun += 1;
      bought.push(await buy(begun));
    }
  }
  const running = Array.from({ length: people }, () =>
    run().catch((error: unknown) => failures.push(error)),
  );
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    /** Throws when somebody could not buy. */
    throwFailure,
    async stop(): Promise<readonly Bought[]> {
      stopping.abort();
      await Promise.all(running);
      throwFailure();
      return bought;
    },
  };
}

/** Lines for the person who reads the run. */
export function enrolmentSummary(where: string, kills: number, report: KillReport): string {
  const { orders, payments, transfers, mails } = report;
  const of = ({ kept, had }: typeof orders) => `${kept} of ${had}`;
  return `${where}: ${kills} of ${kills} kills cut off ${report.cutOff} requests, ${report.changesCutOff} of which change something; \
${report.steps} steps and ${of(orders)} orders kept as answered, ${of(payments)} payments and ${of(transfers)} transfers booked once, \
${report.wrongSums} orders with a wrong sum; ${of(mails)} mails planned once and sent, ${report.repeatedMails} repeats with the same Message-ID\n`;
}
