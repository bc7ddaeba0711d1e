import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ask } from '../../tests/support/ask.ts';
import { startFakePaystack } from '../../tests/support/fake-paystack.ts';
import { orderGold } from '../../tests/support/order-gold.ts';
import { plainBrowser } from '../../tests/support/plain-browser.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { median, quantile, row, type Measure, type MeasureContext, type Row } from '../row.ts';
import { startMeasuredSite } from '../site.ts';

const warmUpOrders = 40;
const orders = 60;
const target = { atMost: 30 };

/** How fast the steps of the checkout answer, from the first to the one that begins a payment. */
export const enrolmentMeasure: Measure = { name: 'enrolment', run };

async function run(context: MeasureContext): Promise<readonly Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-enrolment-'));
  const embedded = await rowsOf('embedded store', { DATA_DIR: folder.path }, context);
  await using postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url };
  return [...embedded, ...(await rowsOf('PostgreSQL', settings, context))];
}

async function rowsOf(
  store: string,
  settings: Readonly<Record<string, string>>,
  { runs, progress }: MeasureContext,
): Promise<readonly Row[]> {
  await using paystack = await startFakePaystack();
  await using site = await startMeasuredSite({
    ...settings,
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_URL: paystack.url,
  });
  await walk(site.address, warmUpOrders);
  const turns: Times[] = [];
  for (let turn = 1; turn <= runs; turn += 1) {
    progress(`Orders through every step, ${store}, ${turn} of ${runs} …`);
    turns.push(await walk(site.address, orders));
  }
  const subject = `Enrolment, ${store}`;
  const middle = (times: (turn: Times) => readonly number[], share: number) =>
    median(turns.map((turn) => quantile(times(turn), share)));
  return [
    row(subject, 'Answer to a step, median', middle(allOf, 0.5), 'ms', target),
    row(subject, 'Answer to a step, 95th percentile', middle(allOf, 0.95), 'ms'),
    row(
      subject,
      'Saving the order, median',
      middle(({ saving }) => saving, 0.5),
      'ms',
      target,
    ),
    row(
      subject,
      'Beginning a payment, median',
      middle(({ paying }) => paying, 0.5),
      'ms',
      target,
    ),
  ];
}

/** How long answers took, in milliseconds. */
interface Times {
  readonly drafting: number[];
  readonly saving: number[];
  readonly paying: number[];
}

const allOf = ({ drafting, saving, paying }: Times) => [...drafting, ...saving, ...paying];

let visitors = 0;

/** Orders and begins to pay, one visitor after the other, and notes how long each form took. */
async function walk(address: string, visits: number): Promise<Times> {
  const times: Times = { drafting: [], saving: [], paying: [] };
  for (let visit = 0; visit < visits; visit += 1) {
    visitors += 1;
    const from = `10.3.${visitors >> 8}.${visitors & 255}`;
    const browser = plainBrowser(address, { from, ask: timed(times) });
    await orderGold(browser, `Ada Example ${visitors}`, { pay: 'monthly' });
    await browser.send();
    if (!browser.html().includes('http-equiv="refresh"')) throw new Error(browser.words());
  }
  return times;
}

/** Asks as a browser does, which takes compressed pages. */
function timed(times: Times): typeof ask {
  return async (address, path, question) => {
    const headers = { ...question?.headers, 'accept-encoding': 'br' };
    const askedAt = performance.now();
    const answer = await ask(address, path, { ...question, headers });
    const ms = performance.now() - askedAt;
    if (question?.method === 'POST') timesFor(times, path).push(ms);
    const isPacked = answer.headers['content-encoding'] === 'br';
    return isPacked
      ? { ...answer, text: () => brotliDecompressSync(answer.body).toString() }
      : answer;
  };
}

function timesFor({ drafting, saving, paying }: Times, path: string): number[] {
  if (!path.includes('?step=')) return paying;
  return path.endsWith('?step=review') ? saving : drafting;
}
