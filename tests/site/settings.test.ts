import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { askFrom } from '../support/ask-from.ts';
import { copySite } from '../support/site-with-content.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

const settings = `SITE_URL=https://settings.example
OFFLINE=off
QUIZ=off
TRUST_PROXY=127.0.0.1
METRICS_FROM=203.0.113.0/24
`;

let folder = '';
let site: RunningSite;

beforeAll(async () => {
  folder = await copySite([]);
  await writeFile(join(folder, 'site.env'), settings);
  // Empty as good as unset: what counts is the file, then the default.
  site = await startSite({ SETTINGS_FILE: '', DATA_DIR: '', SITE_URL: '' }, folder);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(site.address, path, { headers })).text();

describe('a site', () => {
  it('reads site.env beside its package.json, and keeps its store in data there', async () => {
    expect(await read('/terms')).toContain('"https://settings.example/terms"');
    expect(existsSync(join(folder, 'data/site.sqlite'))).toBe(true);
  });

  it('that keeps nothing offline has its worker take itself away, and no page asks for it', async () => {
    const script = await read('/sw.js');
    expect(script).toContain('registration.unregister()');
    expect(script).toContain('caches.delete');
    const page = await read('/', { 'save-data': 'on' });
    expect(page).not.toContain('/sw.js');
    expect(page).toContain('data-offline="off"');
  });

  it('has no quiz where it is switched off', async () => {
    expect(await read('/')).not.toMatch(/wellness-quiz/);
    expect((await ask(site.address, '/wellness/quiz.json')).status).toBe(404);
  });

  it('shows its figures to those whom the operator names', async () => {
    for (const path of ['/metrics', '/status']) {
      expect((await askFrom(site, '203.0.113.9', path)).status).toBe(200);
      expect((await askFrom(site, '198.51.100.1', path)).status).toBe(404);
    }
  });
});
