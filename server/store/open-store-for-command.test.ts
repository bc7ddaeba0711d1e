import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { saveLeads } from '../../tests/support/save-leads.ts';
import { createDatabase } from '../../tests/support/create-database.ts';
import { runProgram } from '../../tests/support/run-store-command.ts';
import { useFolder } from '../../tests/support/use-folder.ts';
import { parseSettings } from '#server/settings.ts';
import { openStoreForCommand } from './open-store.ts';

const listLeads = ['server/leads/commands/leads-command.ts', 'list'];
const inFolder = useFolder();

describe('where the shell has other settings than the site, a command makes no store', () => {
  it.each([
    [['server/leads/commands/leads-command.ts', 'erase', 'ada@example.com']],
    [['server/store/store-command.ts', 'save', '/dev/null/copy']],
  ])('%j', { tags: 'long' }, async (program) => {
    const settings = { DATA_DIR: inFolder('data') };
    const { code, output, errors } = await runProgram(program, settings);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toBe(
      `Store: ${settings.DATA_DIR}/site.sqlite\nDATA_DIR: there is no store in ${settings.DATA_DIR}. Does this shell have the site's settings? The site creates its store when it first starts.\n`,
    );
    expect(existsSync(settings.DATA_DIR)).toBe(false);
  });

  it('in PostgreSQL', { tags: 'long' }, async () => {
    const settings = { DATABASE_URL: await createDatabase() };
    const { code, errors } = await runProgram(listLeads, settings);
    expect(code).toBe(1);
    expect(errors).toContain('DATABASE_URL: there is no store in this database.');
    expect((await runProgram(listLeads, settings)).code).toBe(1);
  });
});

it('a command finds the store by the settings file, as the site does', async () => {
  const dataFolder = inFolder('data');
  await saveLeads({ DATA_DIR: dataFolder }, 'ada@example.com');
  const file = inFolder('site.env');
  writeFileSync(file, `DATA_DIR=${dataFolder}\n`);
  const { code, output, errors } = await runProgram(listLeads, { SETTINGS_FILE: file });
  expect({ code, errors }).toEqual({ code: 0, errors: `Store: ${dataFolder}/site.sqlite\n` });
  expect(output).toContain(',ada@example.com,');
});

it("another account's store is refused, with the command to run", { tags: 'long' }, async () => {
  const folder = inFolder();
  await saveLeads({ DATA_DIR: folder }, 'ada@example.com');
  const { uid } = statSync(inFolder('site.sqlite'));
  const before = readdirSync(folder);
  vi.spyOn(process, 'geteuid').mockReturnValue(uid + 54_321);
  const opening = openStoreForCommand(parseSettings({ DATA_DIR: folder }));
  await expect(opening).rejects.toThrow(
    new RegExp(
      `^DATA_DIR: the store in ${folder} belongs to .+, and you are #${uid + 54_321}: .+ Run: sudo -u '.+' `,
    ),
  );
  vi.restoreAllMocks();
  expect(readdirSync(folder)).toEqual(before);
});
