import webPush from 'web-push';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakePushService } from '../../tests/support/fake-push-service.ts';
import { runProgram } from '../../tests/support/run-store-command.ts';
import { useStore } from '../../tests/support/use-store.ts';
import { savePushToken } from './subscription.ts';
import { startRun } from './push-runs.ts';
import { sendPush } from './send-push.ts';

const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:hello@health.example';
const vapid = { subject, ...keys };
const message = { title: 'Clinic open', body: 'Come by', url: 'https://health.example/news' };

let service: Awaited<ReturnType<typeof startFakePushService>>;

beforeEach(async () => {
  service = await startFakePushService(keys.publicKey);
});
afterEach(() => service[Symbol.asyncDispose]());

describe('a push message', () => {
  const used = useStore('sqlite');

  async function saveTokens(...names: string[]): Promise<void> {
    let nowMs = 1000;
    for (const name of names)
      await savePushToken(used.store, service.subscribe(name), (nowMs += 1));
  }

  async function send(stop = new AbortController().signal, concurrency = 4) {
    const run = await startRun(used.store, message, 5000);
    const payload = JSON.stringify({ ...message, tag: run.id });
    const waits: number[] = [];
    const end = await sendPush({
      store: used.store,
      run,
      delivery: { vapid, payload, topic: run.id, wait: async (ms) => void waits.push(ms) },
      concurrency,
      allowedHosts: [service.host],
      stop,
      onProgress: () => undefined,
      now: () => 9000,
    });
    return { end, waits };
  }

  const tokensLeft = () => used.store.tables.selectFrom('push_tokens').selectAll().execute();

  it('reaches every browser once, signed, and readable by that browser alone', async () => {
    await saveTokens('ada', 'bola', 'chidi');
    const { end } = await send();
    expect(end).toMatchObject({ sent: 3, gone: 0, failed: 0, finished_at: 9000 });
    const reached = service.received.map(({ browser }) => browser);
    expect(reached.toSorted()).toEqual(['ada', 'bola', 'chidi']);
    for (const { message: read, claims, topic } of service.received) {
      expect(read).toEqual({ ...message, tag: end.id });
      expect(topic).toBe(end.id);
      expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: subject });
      const secondsLeft = Number(claims['exp']) - Date.now() / 1000;
      expect(secondsLeft).toBeGreaterThan(0);
      expect(secondsLeft).toBeLessThanOrEqual(24 * 60 * 60);
    }
  });

  it('leaves out and forgets the browsers that are gone', async () => {
    await saveTokens('ada', 'bola', 'chidi');
    service.answer('ada', 410);
    service.answer('bola', 404);
    const { end } = await send();
    expect(end).toMatchObject({ sent: 1, gone: 2, failed: 0 });
    expect(await tokensLeft()).toHaveLength(1);
  });

  it('tries again after a while where the service is busy, and gives up on what it refuses', async () => {
    await saveTokens('ada', 'bola');
    service.answer('ada', 503, 429);
    service.answer('bola', 400);
    const { end, waits } = await send();
    expect(end).toMatchObject({ sent: 1, gone: 0, failed: 1 });
    expect(waits).toEqual([1000, 4000]);
    expect(await tokensLeft()).toHaveLength(2);
  });

  it('resumes where it was stopped', async () => {
    const names = Array.from({ length: 120 }, (_none, index) => `browser-${index}`);
    await saveTokens(...names);
    const stop = new AbortController();
    service.onRequest = () => {
      if (service.received.length === 20) stop.abort();
    };
    const first = await send(stop.signal);
    expect(first.end).toMatchObject({ sent: 50, finished_at: null });
    const second = await send();
    expect(second.end).toMatchObject({ id: first.end.id, sent: 120, finished_at: 9000 });
    expect(service.received.map(({ browser }) => browser).toSorted()).toEqual(names.toSorted());
  });

  it('passes over tokens that are none and addresses that are no push service', async () => {
    await savePushToken(used.store, '{}', 1000);
    const elsewhere = service.subscribe('ada').replace(service.host, '127.0.0.1:1');
    await savePushToken(used.store, elsewhere, 1001);
    const { end } = await send();
    expect(end).toMatchObject({ sent: 0, gone: 0, failed: 2 });
  });

  it('leaves opaque tokens alone', async () => {
    await saveTokens('ada');
    await savePushToken(used.store, 'fA3:APA91b-x_y.z=', 1000);
    const { end } = await send();
    expect(end).toMatchObject({ sent: 1, gone: 0, failed: 0, finished_at: 9000 });
    expect(await tokensLeft()).toHaveLength(2);
  });

  /** Runs the command as staff do. */
  async function runSend(...words: string[]) {
    const program = ['server/push/push-command.ts', 'send', '--allow-host', service.host];
    const { code, output, errors } = await runProgram([...program, ...words], {
      ...used.settings,
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      VAPID_SUBJECT: subject,
    });
    return { code, said: output + errors.replace(/^Store: .+\n/, '') };
  }
  const words = ['--title', 'Hello', '--body', 'You'];

  it('is sent by the command, which says what became of it', async () => {
    await saveTokens('ada');
    await savePushToken(used.store, 'opaque', 1000);
    expect(await runSend(...words, '--dry-run')).toEqual({
      code: 0,
      said: 'Dry run, nothing sent: 1 of 1 tokens would receive the message.\n',
    });
    expect(service.received).toEqual([]);
    expect(await runSend(...words, '--url', '/news')).toEqual({
      code: 0,
      said: expect.stringMatching(/^Sent 1, expired and removed 0, failed 0 \(run [\w-]{8}\)\.\n$/),
    });
    expect(service.received.map(({ message: read }) => read)).toEqual([
      expect.objectContaining({ title: 'Hello', body: 'You', url: 'http://localhost:3000/news' }),
    ]);
  });

  it('the command fails where it reaches nobody or leads elsewhere', { tags: 'long' }, async () => {
    await saveTokens('ada');
    expect(await runSend(...words, '--url', 'javascript:alert(1)')).toEqual({
      code: 1,
      said: '--url must be a page of the site (SITE_URL) or an https address\n',
    });
    service.answer('ada', 400);
    expect(await runSend(...words)).toEqual({
      code: 1,
      said: expect.stringMatching(/^Sent 0, expired and removed 0, failed 1 /),
    });
  });
});
