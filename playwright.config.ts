import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import launch from './server/launch.json' with { type: 'json' };
import { chromiumOptions } from './tests/support/chromium.ts';
import { isLong } from './tests/support/long-run.ts';
import { quizTaken } from './tests/support/quiz-taken.ts';

// What differs between phone and desktop: what is near the top, menus, dialogs, the order of the focus.
// The long run repeats it.
const onDesktopToo = [
  'a11y/focus.spec.ts',
  'e2e/first-load.spec.ts',
  'e2e/pointer.spec.ts',
  'e2e/search.spec.ts',
];

// The menu of wide screens, a film that phones do not fetch, and a price beside the form.
const onDesktopAlone = [
  'e2e/keyboard-wide.spec.ts',
  'e2e/low-window.spec.ts',
  'e2e/scroll-bars.spec.ts',
];

// Dialogs lie differently between phone and desktop.
const onTabletToo = ['e2e/pointer.spec.ts'];

// Orders, from the first step to the last payment. The long run walks them on a desktop as well.
const journeys = [
  'e2e/coming-back.spec.ts',
  'e2e/enrolment-people.spec.ts',
  'e2e/enrolment.spec.ts',
  'e2e/instalments.spec.ts',
  'e2e/members.spec.ts',
];

// What Firefox does otherwise would show here: forms, orders, prices, tools. Left out is what its driver
// lacks: Back and a lost network, tagged @chromium, and pages without scripts.
const inFirefoxToo = [
  'e2e/buying.spec.ts',
  'e2e/enrolment.spec.ts',
  'e2e/enrolment-people.spec.ts',
  'e2e/forms.spec.ts',
  'e2e/get-care.spec.ts',
  'e2e/instalments.spec.ts',
  'e2e/search.spec.ts',
  'e2e/wellness.spec.ts',
];

// Every page in every look takes half an hour: only "npm run test:long" has the time. It also runs what is
// tagged @long: repeats of another test, such as the same journey in the other edition.
const onLongRunAlone = ['a11y/long/*.spec.ts', 'e2e/long/*.spec.ts'];

// Two processes on one PostgreSQL instead of one process on its own store.
const isBehindNginx = process.env['E2E_BEHIND_NGINX'] !== undefined;
const serve = isBehindNginx ? ['tests/support/serve-behind-nginx.ts'] : launch.arguments;

// The site says on which port it listens; Playwright keeps that in the environment.
const origin = `http://127.0.0.1:${process.env['SITE_PORT'] ?? process.env['E2E_PORT']}`;

export default defineConfig({
  testDir: './tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // Bounds on what never comes, not measures of speed: on a quiet machine the longest take ten seconds,
  // on a busy one a single answer may.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
      // One browser draws the same each time: less than a small icon in a slightly different colour may pass.
      threshold: 0.02,
      maxDiffPixels: 20,
    },
  },
  // Pictures are taken when somebody asks for it, and then looked at.
  updateSnapshots: 'none',
  retries: 0,
  forbidOnly: true,
  ...(!isLong && { grepInvert: /@long/ }),
  reporter: process.env['E2E_REPORT']
    ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : 'line',
  use: {
    baseURL: origin,
    launchOptions: chromiumOptions,
    trace: 'off',
    // Whatever a test does on the home page, the quiz does not open over it.
    storageState: quizTaken(origin),
  },
  // The visitor's country comes by the header that a trusted proxy would set.
  webServer: {
    command: ['node', ...serve].join(' '),
    wait: { stdout: /^Ready in \S+ s: http:\S+:(?<site_port>\d+)$/m },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: {
      ...launch.environment,
      PORT: process.env['E2E_PORT'] ?? '0',
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
      testIgnore: [...onDesktopAlone, ...onLongRunAlone, ...journeys],
      use: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 780 }, hasTouch: true },
    },
    {
      name: 'journeys',
      testMatch: journeys,
      // Most phones of today.
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testMatch: [...onDesktopAlone, ...(isLong ? [...onDesktopToo, ...journeys] : [])],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    ...(isLong
      ? [
          {
            name: 'tablet',
            testMatch: onTabletToo,
            use: {
              ...devices['Desktop Chrome'],
              viewport: { width: 768, height: 1024 },
              hasTouch: true,
            },
          },
          {
            name: 'firefox',
            testMatch: inFirefoxToo,
            grepInvert: /@chromium|@long(?! @firefox)|without scripts/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: 'tests/support/firefox.mjs' },
              viewport: { width: 390, height: 844 },
            },
          },
          { name: 'long', testMatch: onLongRunAlone, use: { ...devices['Desktop Chrome'] } },
        ]
      : []),
  ],
});
