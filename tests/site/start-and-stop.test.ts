import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { askFrom, britishAddress, homeOf } from '../support/ask-from.ts';
import { beginPost } from '../support/begin-post.ts';
import { long } from '../support/long-run.ts';
import { startAndFail, startSite, type RunningSite } from '../support/start-site.ts';
import { untilRefused } from '../support/until-refused.ts';
import { untilReady } from '../support/until-ready.ts';

it('a file of settings that is not there stops the start with one clear line', async () => {
  await expect(startAndFail({ SETTINGS_FILE: '/nowhere/site.env' })).resolves.toEqual({
    code: 1,
    errorOutput:
      "SETTINGS_FILE: cannot read the settings (ENOENT: no such file or directory, open '/nowhere/site.env')\n",
  });
});

it('a mistake in the identity stops the build with file, line and key', long, async () => {
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

describe('a site', () => {
  let folder = '';
  let settings: Record<string, string> = {};
  let site: RunningSite;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'start-and-stop-'));
    const SETTINGS_FILE = join(folder, 'site.env');
    await writeFile(
      SETTINGS_FILE,
      '# Ours\nSITE_URL="https://health.example"\nLOG_LEVEL=loud\nCOUNTRY_HEADER=cf-ipcountry\n',
    );
    settings = { SETTINGS_FILE, LOG_LEVEL: 'info', DATA_DIR: join(folder, 'data') };
    site = await startSite(settings);
  });
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  it('reads settings from a file, and the environment overrides them', async () => {
    expect((await ask(site.address, '/robots.txt')).text()).toContain('https://health.example/');
  });

  it('that trusts no proxy believes neither of its headers', async () => {
    const answer = await askFrom(site, britishAddress, '/', { 'cf-ipcountry': 'GB' });
    expect(homeOf(answer.text())).toBe('NG');
  });

  it('at rest answers for its health, and keeps its port', async () => {
    expect((await ask(site.address, '/healthz')).text()).toBe('{"status":"ok"}');
    expect((await untilReady(site.address)).text()).toBe('{"status":"ready"}');
    const second = await startAndFail({ PORT: new URL(site.address).port });
    expect(second.code).toBe(1);
    expect(second.errorOutput).toMatch(/^HOST, PORT: cannot listen \(listen EADDRINUSE[^\n]*\)\n$/);
  });

  it('refuses its embedded store to a second one', async () => {
    const { DATA_DIR = '' } = settings;
    await expect(startAndFail({ DATA_DIR })).resolves.toEqual({
      code: 1,
      errorOutput: `DATA_DIR: cannot use the store in ${DATA_DIR} (another process of the site uses its site.sqlite: stop that one, or set DATABASE_URL, which several can share)\n`,
    });
    await untilReady(site.address);
  });

  it('finishes the running request after a SIGTERM, then ends well', async () => {
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

  it('leaves its store to the next after a crash too', long, async () => {
    await using first = await startSite(settings);
    await first.kill();
    await using second = await startSite(settings);
    await untilReady(second.address);
  });
});
