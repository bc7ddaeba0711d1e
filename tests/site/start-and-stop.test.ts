import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { beginPost } from '../support/begin-post.ts';
import { startAndFail, startSite } from '../support/start-site.ts';
import { untilRefused } from '../support/until-refused.ts';

describe('a setting that cannot be used stops the start with one clear line', () => {
  it('when the country database is not there', async () => {
    const { code, errorOutput } = await startAndFail({ COUNTRY_DB: '/nowhere/country.mmdb' });
    expect(code).toBe(1);
    expect(errorOutput).toMatch(
      /^COUNTRY_DB: cannot read the country database \/nowhere\/country\.mmdb \(ENOENT[^\n]*\)\n$/,
    );
  });

  it.each([
    [
      { SETTINGS_FILE: '/nowhere/site.env' },
      "SETTINGS_FILE: cannot read the settings (ENOENT: no such file or directory, open '/nowhere/site.env')\n",
    ],
    [{ PORT: 'http' }, 'PORT: must be a whole number\n'],
  ])('%j', async (settings, errorOutput) => {
    await expect(startAndFail(settings)).resolves.toEqual({ code: 1, errorOutput });
  });
});

it('settings are read from a file, and the environment overrides them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-'));
  const file = join(folder, 'site.env');
  await writeFile(file, '# Ours\nSITE_URL="https://health.example"\nLOG_LEVEL=loud\n');
  await using site = await startSite({ SETTINGS_FILE: file, LOG_LEVEL: 'error' });
  expect((await ask(site.address, '/robots.txt')).text()).toContain('https://health.example/');
  await rm(folder, { recursive: true });
});

it('a mistake in the identity stops the build with file, line and key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
  const file = join(folder, 'identity.yaml');
  const text = await readFile(file, 'utf8');
  const line = text.split('\n').findIndex((row) => row.startsWith('tagline:')) + 1;
  await writeFile(file, text.replace('tagline:', 'tagline2:'));
  const check = spawnSync('node_modules/.bin/node', ['server/content/check-content.ts', folder], {
    encoding: 'utf8',
  });
  await rm(folder, { recursive: true });
  expect(check.status).toBe(1);
  expect(check.stderr).toContain(
    `identity.yaml:${line}: tagline2: is not a key of this file (misspelt?)`,
  );
  expect(check.stderr).toContain('tagline: is missing');
  expect(check.stderr).not.toContain(' at ');
});

describe('SIGTERM', () => {
  it('finishes the running request, then ends well', async () => {
    await using site = await startSite();
    const running = await beginPost(site.address, '/api/tips', '{"email":"ada@example.com"}');
    const stopped = site.stop();
    await untilRefused(site.address);
    expect((await running.finish()).status).toBe(202);
    const { code, lines, messages } = await stopped;
    expect(code).toBe(0);
    // The directory may have been on its way when the signal came.
    expect(messages.filter((message) => message !== 'directory loaded')).toEqual([
      'started',
      'stopping',
      'lead saved',
    ]);
    const started = lines[messages.indexOf('started')] ?? '';
    // The sources it was built from tell two builds apart, in a container too, which knows no commit.
    const sources = (await readFile('build/.stamp', 'utf8')).slice(0, 7);
    expect(JSON.parse(started)).toMatchObject({
      version: expect.stringMatching(new RegExp(`^\\d+\\.\\d+\\.\\d+\\+.*\\b${sources}$`)),
      store: 'embedded',
    });
  });
});

describe('the embedded store', () => {
  const withFolder = async (test: (dataFolder: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'one-process-'));
    await test(folder);
    await rm(folder, { recursive: true });
  };

  it('is refused to a second site, until the first has stopped', async () => {
    await withFolder(async (DATA_DIR) => {
      await using first = await startSite({ DATA_DIR });
      await expect(startAndFail({ DATA_DIR })).resolves.toEqual({
        code: 1,
        errorOutput: `DATA_DIR: cannot use the store in ${DATA_DIR} (another process of the site uses its site.sqlite: stop that one, or set DATABASE_URL, which several can share)\n`,
      });
      expect((await ask(first.address, '/readyz')).status).toBe(200);
      await first.stop();
      await using second = await startSite({ DATA_DIR });
      expect((await ask(second.address, '/readyz')).status).toBe(200);
    });
  });

  it('is there for the next site at once after a crash', { tags: 'long' }, async () => {
    await withFolder(async (DATA_DIR) => {
      await using first = await startSite({ DATA_DIR });
      await first.kill();
      await using second = await startSite({ DATA_DIR });
      expect((await ask(second.address, '/readyz')).status).toBe(200);
    });
  });
});

it('a site at rest answers for its health, keeps its port, and ends when told', async () => {
  await using site = await startSite();
  expect((await ask(site.address, '/healthz')).text()).toBe('{"status":"ok"}');
  expect((await ask(site.address, '/readyz')).text()).toBe('{"status":"ready"}');
  const second = await startAndFail({ PORT: new URL(site.address).port });
  expect(second.code).toBe(1);
  expect(second.errorOutput).toMatch(/^HOST, PORT: cannot listen \(listen EADDRINUSE[^\n]*\)\n$/);
  await expect(site.stop()).resolves.toMatchObject({ code: 0 });
});
