import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import launch from './server/launch.json' with { type: 'json' };

// What does not depend on the width runs on the phone alone.
const onPhoneAlone = [
  'a11y/axe.spec.ts',
  'a11y/wellness.spec.ts',
  'e2e/bad-input.spec.ts',
  'e2e/buying.spec.ts',
  'e2e/company.spec.ts',
  'e2e/data-saver.spec.ts',
  'e2e/documents.spec.ts',
  'e2e/editions.spec.ts',
  'e2e/enrolment.spec.ts',
  'e2e/forms.spec.ts',
  'e2e/islands.spec.ts',
  'e2e/keyboard.spec.ts',
  'e2e/long-words.spec.ts',
  'e2e/motions.spec.ts',
  'e2e/news.spec.ts',
  'e2e/providers.spec.ts',
  'e2e/reach.spec.ts',
  'e2e/wellness.spec.ts',
  'e2e/whats-app.spec.ts',
];

// The menu of wide screens, and a film that phones do not fetch.
const onDesktopAlone = ['e2e/keyboard-wide.spec.ts', 'e2e/scroll-bars.spec.ts'];

// Pointers, menus and dialogs, which lie differently between phone and desktop. The walk over all pages
// looks at the other widths by itself.
const onTablet = ['a11y/covered.spec.ts', 'e2e/pointer.spec.ts'];
const onTabletAlone = ['a11y/covered.spec.ts'];

// Every page in every look takes half an hour: only "npm run test:long" has the time.
const onLongRunAlone = ['a11y/long/*.spec.ts', 'e2e/long/*.spec.ts'];
const isLong = process.env['E2E_LONG'] !== undefined;

const port = Number(process.env['E2E_PORT'] ?? 4173);

export default defineConfig({
  testDir: './tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // Bounds on what never comes, not measures of speed: on a quiet machine the longest take ten seconds,
  // on a busy one a single answer may.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: true,
  reporter: process.env['E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    trace: 'off',
    // The quiz of the home page counts as taken: it would open over whatever a test does there.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://127.0.0.1:${port}`,
          localStorage: [
            {
              name: 'quizStatus',
              value: JSON.stringify({ value: 'submitted', expiry: Date.UTC(2100, 0) }),
            },
          ],
        },
      ],
    },
  },
  // The visitor's country comes by the header that a trusted proxy would set.
  webServer: {
    command: ['node', ...launch.arguments].join(' '),
    port,
    timeout: 180_000,
    env: {
      ...launch.environment,
      PORT: String(port),
      TRUST_PROXY: '127.0.0.1',
      COUNTRY_HEADER: 'x-country',
      LOG_LEVEL: 'error',
      SETTINGS_FILE: '/dev/null',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'e2e-')),
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [...onDesktopAlone, ...onTabletAlone, ...onLongRunAlone],
      use: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 780 }, hasTouch: true },
    },
    {
      name: 'tablet',
      testMatch: onTablet,
      use: { ...devices['Desktop Chrome'], viewport: { width: 768, height: 1024 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [...onPhoneAlone, ...onTabletAlone, ...onLongRunAlone],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    ...(isLong
      ? [{ name: 'long', testMatch: onLongRunAlone, use: { ...devices['Desktop Chrome'] } }]
      : []),
  ],
});
