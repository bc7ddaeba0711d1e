import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { askFrom } from '../support/ask-from.ts';
import { commandEnvironment } from '../support/run-store-command.ts';
import { copySite } from '../support/site-with-content.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const settings = `SITE_URL=https://settings.example
OFFLINE=off
QUIZ=off
TRUST_PROXY=127.0.0.1
METRICS_FROM=203.0.113.0/24
TILE_URL=https://{s}.tiles.example/{z}/{x}/{y}.png
`;

const untiled = useSharedSite();
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

  it('loads nothing from elsewhere but map tiles, from where these are configured', async () => {
    const policyOf = async ({ address }: { readonly address: string }) =>
      (await ask(address, '/providers')).headers['content-security-policy'];
    expect(await policyOf(untiled)).toContain("; img-src 'self' data:; ");
    expect(await policyOf(site)).toContain("; img-src 'self' data: https://*.tiles.example; ");
  });

  it('shows what npm run providers -- import brings while it runs, on cached pages too', async () => {
    await ask(site.address, '/providers');
    const file = join(folder, 'list.csv');
    await writeFile(file, 'name,type,state,lga\nBrand New Clinic,Clinic,Lagos,Ikeja\n');
    const env = { ...commandEnvironment, DATA_DIR: join(folder, 'data') };
    const program = ['scripts/command.mjs', 'providers', 'import', file];
    const { stdout } = spawnSync('node', program, { env, encoding: 'utf8' });
    expect(stdout).toBe('Imported 1 facility.\n');
    await expect.poll(() => read('/providers')).toContain('Brand New Clinic');
  });
});
