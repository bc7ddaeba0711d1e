import { expect, it } from 'vitest';
import { findMisspeltSettings } from './site-environment.ts';
import { settingNames } from './settings.ts';

it.each([
  ['DATABASEURL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SUBSCRIPTIONS_URL', 'SUBSCRIPTION_URL'],
  ['site_url', 'SITE_URL'],
])('%s is taken for %s', (given, meant) => {
  expect(findMisspeltSettings({ [given]: 'x' })).toEqual([{ given, meant }]);
});

it('leaves settings and variables of other programs alone', () => {
  const others = ['HOME', 'PATH', 'HOSTNAME', 'SPORT', 'NODE_ENV', 'SETTINGS_FILE', 'PGPASSFILE'];
  const all = [...settingNames, ...others].map((name) => [name, 'x'] as const);
  expect(findMisspeltSettings(Object.fromEntries(all))).toEqual([]);
});
