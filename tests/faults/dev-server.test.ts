import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { findFreePort } from '../support/free-port.ts';
import type { Resources } from '../support/report-resources.ts';

const reporter = new URL('../support/report-resources.ts', import.meta.url).href;
const program = ['--expose-gc', '--import', reporter, 'server/dev.ts'];

/** Starts the site from its sources, as "npm run dev" does. */
async function startFromSources() {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const port = await findFreePort();
  const child = spawn('node_modules/.bin/node', program, {
    env: { PORT: String(port), DATA_DIR: folder, NODE_ENV: 'development', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('the output is piped');
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    createInterface(stdout).on('line', (line) => {
      if (line.startsWith('Ready: ')) resolve();
    });
  });
  const failed = ended.then(() => Promise.reject(new Error('The development server has ended.')));
  failed.catch(() => undefined);
  await Promise.race([ready, failed]);
  return {
    address: `http://127.0.0.1:${port}`,
    async resources(): Promise<Resources> {
      const answered = once(child, 'message');
      child.send('resources');
      return ((await answered) as [Resources])[0];
    },
    async stop(): Promise<unknown> {
      child.kill('SIGTERM');
      return ((await ended) as [number | null])[0];
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

it('two hundred requests to the development server leave neither timers nor memory behind', async () => {
  await using site = await startFromSources();
  const askAll = async (count: number) => {
    for (let asked = 0; asked < count; asked += 1) {
      expect((await ask(site.address, '/healthz')).status).toBe(200);
    }
  };
  expect((await ask(site.address, '/contact')).status).toBe(200);
  await askAll(10);
  const before = await site.resources();
  await askAll(200);
  const after = await site.resources();
  // The server's own checks come and go.
  expect(after.timers).toBeLessThan(before.timers + 20);
  expect(after.heapMegabytes).toBeLessThan(before.heapMegabytes + 20);
  expect(await site.stop()).toBe(0);
});
