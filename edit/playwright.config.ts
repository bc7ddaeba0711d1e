import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../tests/support/chromium.ts';

// One journey in its own copy of the project. Bounds are for a machine that is busy with others.
export default defineConfig({
  testDir: './journey',
  outputDir: '../test-results/edit',
  timeout: 600_000,
  expect: { timeout: 120_000 },
  workers: 1,
  retries: 0,
  reporter: 'line',
  use: {
    actionTimeout: 120_000,
    launchOptions: chromiumOptions,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
});
