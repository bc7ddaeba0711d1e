import { writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFolder } from '../tests/support/use-folder.ts';
import { findMisspeltSettings, readSiteEnvironment } from './site-environment.ts';
import { settingNames } from './settings.ts';

const inFolder = useFolder();
it.each([
  ['DATABASEURL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['site_url', 'SITE_URL'],
])('%s is taken for %s', (given, meant) => {
  expect(findMisspeltSettings({ [given]: 'x' })).toEqual([{ given, meant }]);
});

it('leaves settings and variables of other programs alone', () => {
  const others = ['HOME', 'PATH', 'HOSTNAME', 'SPORT', 'NODE_ENV', 'SETTINGS_FILE', 'PGPASSFILE'];
  const all = [...settingNames, ...others].map((name) => [name, 'x'] as const);
  expect(findMisspeltSettings(Object.fromEntries(all))).toEqual([]);
});

describe('a start stops', () => {
  let file = '';
  beforeEach(() => {
    file = inFolder('site.env');
  });

  it.each([
    ['DATABSE_URL', 'did you mean DATABASE_URL?'],
    ['PAYSTACK_SECRET', 'did you mean PAYSTACK_SECRET_KEY?'],
    ['NONSENSE', 'docs/settings.md lists all'],
  ])('at %s in the settings file', (name, advice) => {
    writeFileSync(file, `LOG_LEVEL=info\n${name}=secret\n`);
    expect(() => readSiteEnvironment({ SETTINGS_FILE: file })).toThrow(
      `${name}: is not a setting (in ${file}); ${advice}`,
    );
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['SETTING_FILE', 'SETTINGS_FILE'],
  ])('at the variable %s, which would decide where data goes', (name, meant) => {
    expect(() => readSiteEnvironment({ [name]: 'secret' })).toThrow(
      `${name}: is not a setting, and without ${meant} data would go elsewhere`,
    );
  });

  it('at no variable of another program beside the right one, which may be in the file', () => {
    writeFileSync(file, 'DATA_DIR=/srv/data\n');
    const environment = { SETTINGS_FILE: file, DATADIR: '/var/lib/mysql', SMPT_URL: 'smtp://a' };
    expect(readSiteEnvironment(environment)).toMatchObject({ DATA_DIR: '/srv/data' });
  });
});
