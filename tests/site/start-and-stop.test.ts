import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { beginPost } from '../support/begin-post.ts';
import { runProgram } from '../support/run-store-command.ts';
import { copySite } from '../support/site-with-content.ts';
import { startAndFail, startSite } from '../support/start-site.ts';
import { untilRefused } from '../support/until-refused.ts';

it('a setting that cannot be used stops the start with one clear line', async () => {
  await expect(startAndFail({ SETTINGS_FILE: '/nowhere/site.env' })).resolves.toEqual({
    code: 1,
    errorOutput:
      "SETTINGS_FILE: cannot read the settings (ENOENT: no such file or directory, open '/nowhere/site.env')\n",
  });
});

it('a built site reads site.env beside its package.json, and keeps its store in data there', async () => {
  const folder = await copySite([]);
  await writeFile(
    join(folder, 'site.env'),
    '# Ours\nSITE_URL="https://settings.example"\nLOG_LEVEL=loud\n',
  );
  {
    // Empty as good as unset: what counts is the file, then the default; the environment overrides both.
    const settings = { SETTINGS_FILE: '', DATA_DIR: '', SITE_URL: '', LOG_LEVEL: 'error' };
    await using site = await startSite(settings, folder);
    expect((await ask(site.address, '/robots.txt')).text()).toContain('https://settings.example/');
  }
  expect(existsSync(join(folder, 'data/site.sqlite'))).toBe(true);
  await rm(folder, { recursive: true });
});

it('a mistake in the identity stops the build with file, line and key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
  const file = join(folder, 'identity.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('tagline:', 'tagline2:'));
  const { code, errors } = await runProgram(['server/content/check-content.ts', folder], {});
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(errors).toMatch(/identity\.yaml:\d+: tagline2: is not a key of this file \(misspelt\?\)/);
  expect(errors).not.toContain(' at ');
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

it('the store and the port of a site are refused to a second one, until the first has stopped', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'one-process-'));
  await using first = await startSite({ DATA_DIR });
  expect((await ask(first.address, '/healthz')).text()).toBe('{"status":"ok"}');
  await expect(startAndFail({ DATA_DIR })).resolves.toEqual({
    code: 1,
    errorOutput: `DATA_DIR: cannot use the store in ${DATA_DIR} (another process of the site uses its site.sqlite: stop that one, or set DATABASE_URL, which several can share)\n`,
  });
  const other = await startAndFail({ PORT: new URL(first.address).port });
  expect(other.code).toBe(1);
  expect(other.errorOutput).toMatch(/^HOST, PORT: cannot listen \(listen EADDRINUSE[^\n]*\)\n$/);
  expect((await ask(first.address, '/readyz')).text()).toBe('{"status":"ready"}');
  await expect(first.stop()).resolves.toMatchObject({ code: 0 });
  {
    await using second = await startSite({ DATA_DIR });
    expect((await ask(second.address, '/readyz')).status).toBe(200);
  }
  await rm(DATA_DIR, { recursive: true });
});
