import { fileURLToPath } from 'node:url';
import webPush from 'web-push';
import { findPushAddress } from '#app/features/pwa/push/push-message.ts';
import { readSource } from '#server/content/open-files.ts';
import { parseSettings, type Settings } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import {
  exitCodeOf,
  findCommand,
  parseArguments,
  RefusedError,
  UsageError,
} from '#server/staff-commands/command-line.ts';
import { openStoreForCommand } from '#server/store/open-store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import { printPlace } from '#server/store/store-place.ts';
import type { PushRunRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { type Vapid, dryRun, sendPush } from './send-push.ts';
import { startRun, findRun, type RunMessage } from './push-runs.ts';

const usage = `npm run push -- keys    generate a VAPID key pair, printed as settings
npm run push -- send --title T --body B [--url U] [--dry-run]
                        send a message to every saved token, or resume an interrupted run
npm run push -- send --run ID
                        resume the run with this id

--url is a page of the site (/news) or an https address. --concurrency N (default 10) sets how many
messages are sent in parallel. --allow-host HOST:PORT also allows your own push service.`;

const options = {
  title: { type: 'string' },
  body: { type: 'string' },
  url: { type: 'string' },
  run: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  concurrency: { type: 'string', default: '10' },
  'allow-host': { type: 'string', multiple: true, default: [] as string[] },
} as const;

type Values = ReturnType<typeof parseArguments<typeof options>>['values'];

const commands: Readonly<Record<string, (values: Values) => Promise<void>>> = {
  keys: printKeys,
  send,
};

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArguments(args, options);
  const [name, ...more] = positionals;
  const command = findCommand(commands, name);
  if (more.length > 0) throw new UsageError(`"${more[0]}" is more than it takes`);
  await command(values);
}

async function printKeys(): Promise<void> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const { email } = await readSource(
    fileURLToPath(new URL('../../content', import.meta.url)),
    'identity',
  );
  process.stdout.write(
    `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:${email}\n`,
  );
}

async function send(values: Values): Promise<void> {
  const settings = parseSettings(readSiteEnvironment(process.env));
  const vapid = vapidOf(settings);
  const concurrency = Number(values.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 100) {
    throw new RefusedError('--concurrency must be a whole number from 1 to 100');
  }
  const message = values.run === undefined ? messageOf(values, settings) : undefined;
  printPlace(settings);
  const store = await openStoreForCommand(settings);
  try {
    const allowedHosts = values['allow-host'];
    if (values['dry-run']) {
      process.stdout.write(`${await dryRun(store, { vapid, allowedHosts })}\n`);
    } else {
      const run = await runOf(store, values.run, message);
      await carryOut(store, { run, vapid, concurrency, allowedHosts });
    }
  } finally {
    await store.close();
  }
}

interface Call {
  readonly run: PushRunRow;
  readonly vapid: Vapid;
  readonly concurrency: number;
  readonly allowedHosts: readonly string[];
}

async function carryOut(store: Store, { run, vapid, ...call }: Call): Promise<void> {
  const stop = new AbortController();
  // A terminal signals the whole group, so the same one may come twice.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  const bar = createProgressBar(process.stderr);
  const payload = JSON.stringify({ ...(JSON.parse(run.message) as RunMessage), tag: run.id });
  const end = await sendPush({
    store,
    run,
    delivery: { vapid, payload, topic: run.id },
    stop: stop.signal,
    onProgress: (done, total) => bar.show(done, total),
    ...call,
  });
  bar.end();
  process.stdout.write(
    `Sent ${end.sent}, expired and removed ${end.gone}, failed ${end.failed} (run ${end.id}).\n`,
  );
  if (end.sent === 0 && end.failed > 0) process.exitCode = 1;
  if (end.finished_at === null) {
    process.stdout.write(`Stopped. Resume with: npm run push -- send --run ${end.id}\n`);
    process.exitCode = 1;
  }
}

function messageOf({ title, body, url }: Values, settings: Settings): RunMessage {
  if (!title?.trim() || !body?.trim()) throw new UsageError('send needs --title and --body');
  if (url === undefined) return { title, body };
  const address = findPushAddress(url, settings.SITE_URL);
  if (address === undefined) {
    throw new RefusedError('--url must be a page of the site (SITE_URL) or an https address');
  }
  return { title, body, url: address };
}

async function runOf(
  store: Store,
  id: string | undefined,
  message: RunMessage | undefined,
): Promise<PushRunRow> {
  if (message) return startRun(store, message, Date.now());
  const run = await findRun(store, id ?? '');
  if (!run) throw new RefusedError(`there is no run ${id}`);
  return run;
}

function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Settings): Vapid {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY || !VAPID_SUBJECT) {
    throw new RefusedError(
      'Push messages need VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT: run "npm run push -- keys"',
    );
  }
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT };
}

const barWidth = 30;

function createProgressBar(output: NodeJS.WriteStream) {
  return {
    show(done: number, total: number): void {
      if (!output.isTTY) return;
      const filled = total === 0 ? barWidth : Math.round((done / total) * barWidth);
      output.write(`\r[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}] ${done} of ${total}`);
    },
    end(): void {
      if (output.isTTY) output.write('\n');
    },
  };
}

// A run that was stopped, or that reached nobody, has set its own.
const args = process.argv.slice(2);
const exitCode = await exitCodeOf(() => main(args), process, {
  args,
  usage,
  explain: storeFailureReason,
});
process.exitCode ??= exitCode;
