import { writeFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPublishing } from '../../edit/server/publishing.ts';
import { refuseMistakes } from '../../edit/server/refuse-mistakes.ts';
import { Repository } from '../../edit/server/repository.ts';
import { findFreePort } from '../support/free-port.ts';
import { startNginx } from '../support/nginx.ts';
import { startPostgres, type RunningPostgres } from '../support/postgres.ts';
import { openRolledMachine } from '../support/rolled-machine.ts';
import { sendVisitors } from '../support/visitors.ts';

/** Two processes on one machine behind nginx, rolled by the script that operators get. */
let postgres: RunningPostgres;
let machine: ReturnType<typeof openRolledMachine>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
const visitors = 6;

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
  const ports = [await findFreePort(), await findFreePort()];
  machine = openRolledMachine({
    ports,
    settings: {
      DATABASE_URL: postgres.url,
      TRUST_PROXY: '127.0.0.1',
      COUNTRY_HEADER: 'x-country',
      LOG_LEVEL: 'warn',
    },
  });
  nginx = await startNginx(ports.map((port) => `http://127.0.0.1:${port}`));
  for (const port of ports) {
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200),
      { timeout: 60_000, interval: 200 },
    );
  }
});

afterAll(async () => {
  await nginx?.[Symbol.asyncDispose]();
  machine?.[Symbol.dispose]();
  await postgres?.[Symbol.asyncDispose]();
  // Packages of three versions are a lot of files to remove.
}, 900_000);

/** A page as visitors get it, from no cache. */
const page = async () =>
  (
    await fetch(`${nginx.address}/insurance-calculator?who=me&age=30&plan=gold&${Math.random()}`)
  ).text();

/** Requests on kept connections: pages that no cache has, and forms. */
function sendKept() {
  const failures: string[] = [];
  let sent = 0;
  const stopping = new AbortController();
  const from = (at: number) => ({ 'x-forwarded-for': `10.200.${at >> 8}.${at & 255}` });
  const one = async (path: string, init: RequestInit) => {
    sent += 1;
    const status = await fetch(nginx.address + path, init).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      String,
    );
    if (typeof status === 'string' || status >= 400) failures.push(`${path} ${status}`);
  };
  const running = (async () => {
    for (let at = 0; !stopping.signal.aborted; at += 1) {
      await one(`/providers?q=eko&page=${at}`, { headers: from(at) });
      const email = `kept-${at}@example.com`;
      const headers = { ...from(at), 'content-type': 'application/json' };
      await one('/api/tips', { method: 'POST', headers, body: JSON.stringify({ email }) });
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
      return { sent, failures };
    },
  };
}

/** Rolls under a constant load. @returns what the script said, and every request that failed */
async function rollUnderLoad(...args: string[]) {
  const begun = performance.now();
  const [kept, others] = [sendKept(), sendVisitors(visitors, nginx.address)];
  const rolled = await machine.roll(...args);
  const { sent, failures } = await kept.stop();
  const met = await others.stop();
  failures.push(...met.flatMap((one) => one.failures));
  const pages = met.reduce((sum, one) => sum + one.pages, 0);
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(
    `roll.sh ${args.join(' ')}: ${seconds} s, ${sent} requests on kept connections, ${pages} pages and ` +
      `${others.acknowledged.size} leads on new ones, ${failures.length} failed\n${rolled.said}`,
  );
  return { ...rolled, failures };
}

it('an editor’s price is live within minutes of Publish, and no request fails', async () => {
  const root = machine.clone('ada');
  const prices = join(root, 'content/plans/prices.yaml');
  const text = await readFile(prices, 'utf8');
  await writeFile(prices, text.replace('gold: 255000', 'gold: 260000'));
  const { compare, publish } = createPublishing(new Repository(root), refuseMistakes);
  const begun = performance.now();
  await publish((await compare()).seen);
  const { code, failures } = await rollUnderLoad('--new', 'local');
  expect([code, failures]).toEqual([0, []]);
  expect(await page()).toContain('₦260,000');
  expect(await readFile(join(machine.base, 'website.cdx.json'), 'utf8')).toContain('CycloneDX');
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(`A price is live ${seconds} s after Publish\n`);
  expect(await machine.roll('--new', 'local')).toEqual({ code: 0, said: '' });
});

it('a version that does not become ready is taken back, and no request fails', async () => {
  const root = machine.clone('broken');
  await writeFile(
    join(root, 'server/main.ts'),
    `throw new Error('Broken on purpose');\n${await readFile(join(root, 'server/main.ts'), 'utf8')}`,
  );
  machine.git(root, 'commit', '--quiet', '--all', '--message=Break');
  machine.git(root, 'push', '--quiet', 'origin', 'HEAD:live');
  const { code, said, failures } = await rollUnderLoad('web1');
  expect([code, failures]).toEqual([1, []]);
  expect(said).toMatch(
    /did not become ready.*web1: went back to the version before\. .*running: none/s,
  );
  expect(await page()).toContain('₦260,000');
  expect(await machine.roll('--new', 'local'), 'a timer tries it once').toEqual({
    code: 0,
    said: '',
  });
});

it('a version that cannot be built changes nothing', async () => {
  const root = machine.clone('misspelt');
  const prices = join(root, 'content/plans/prices.yaml');
  await writeFile(prices, (await readFile(prices, 'utf8')).replace('gold:', 'glod:'));
  machine.git(root, 'commit', '--quiet', '--all', '--message=Misspell');
  machine.git(root, 'push', '--quiet', 'origin', 'HEAD:live');
  const { code, said } = await machine.roll('local');
  expect(code).toBe(1);
  expect(said).toMatch(/prices\.yaml.*Nothing was changed/s);
  expect(await page()).toContain('₦260,000');
});

it('the version before comes back by one command, and no request fails', async () => {
  const { code, failures } = await rollUnderLoad('--rollback', 'web1');
  expect([code, failures]).toEqual([0, []]);
  expect(await page()).toContain('₦255,000');
  const { said } = await machine.roll('--rollback', 'local');
  expect(said).toMatch(/There is no version before.*local: nothing was changed\. .*running: none/s);
});

it('a pull request is shown before it is merged', async () => {
  const root = machine.clone('uche');
  // Before the two versions that machines have refused.
  machine.git(root, 'checkout', '--quiet', '--detach', 'HEAD~2');
  const prices = join(root, 'content/plans/prices.yaml');
  await writeFile(prices, (await readFile(prices, 'utf8')).replace(/gold: \d+/, 'gold: 270000'));
  machine.git(root, 'commit', '--quiet', '--all', '--message=Raise the price of Gold');
  machine.git(root, 'push', '--quiet', 'origin', 'HEAD:refs/pull/1/head');
  const { code } = await machine.roll('--version', 'refs/pull/1/head', 'local');
  expect(code).toBe(0);
  expect(await page()).toContain('₦270,000');
});
