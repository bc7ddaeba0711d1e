import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { exportLeads } from '../support/export-leads.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { startSite } from '../support/start-site.ts';
import { followRecipe, readRecipes } from './apply-recipes.ts';

const made = new Set(['.git', 'build', 'node_modules', 'test-results']);

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  for (const name of readdirSync('.').filter((one) => !made.has(one))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

it('recipes followed to the letter pass the checks and work', { tags: 'long' }, async () => {
  const folder = copyProject();
  const run = (...args: readonly string[]) =>
    execFileSync('node', args, { cwd: folder, stdio: 'inherit' });
  try {
    for (const recipe of readRecipes(readFileSync('docs/recipes.md', 'utf8'))) {
      followRecipe(recipe, folder);
    }
    run('scripts/task.mjs', 'lint');
    run('scripts/build.mjs');

    const store = { DATA_DIR: join(folder, 'data') };
    await using site = await startSite(store, folder);
    const visitor = plainBrowser(site.address);
    await visitor.open('/careers');
    expect(visitor.words()).toContain('Help people get the care they have paid for.');
    await visitor.send({
      name: 'Ada Example',
      email: 'ada@example.com',
      organisation: 'Example Ltd',
      message: 'I have run a pharmacy for ten years.',
      consent: 'careers-1',
    });
    expect(visitor.words()).toContain('We’ll email you within two working days.');
    expect(await exportLeads(store)).toMatchObject([
      { kind: 'careers', page: '/careers', fields: { organisation: 'Example Ltd' } },
    ]);
    expect((await ask(site.address, '/plans/gold')).text()).toContain('₦262,000');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
