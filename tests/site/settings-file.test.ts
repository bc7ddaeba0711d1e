import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { copySite } from '../support/site-with-content.ts';
import { startSite } from '../support/start-site.ts';

it('a built site reads site.env beside its package.json, and keeps its store in data there', async () => {
  const folder = await copySite([]);
  await writeFile(join(folder, 'site.env'), 'SITE_URL=https://settings.example\n');
  {
    // Empty as good as unset: what counts is the file, then the default.
    await using site = await startSite({ SETTINGS_FILE: '', DATA_DIR: '', SITE_URL: '' }, folder);
    expect((await ask(site.address, '/terms')).text()).toContain(
      '"https://settings.example/terms"',
    );
  }
  expect(existsSync(join(folder, 'data/site.sqlite'))).toBe(true);
  await rm(folder, { recursive: true });
});
