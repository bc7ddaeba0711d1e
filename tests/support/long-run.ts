/** Whether this is the long run, `npm run test:long`. */
export const isLong = process.env['LONG_RUN'] !== undefined;

/** Details of tests that repeat others under slightly different conditions: `npm run test:long` runs them. */
export const onLongRun = { tag: '@long' };

/** The same for what Firefox walks as well. */
export const onLongRunAndFirefox = { tag: ['@long', '@firefox'] };

/** Details of tests that need what Playwright's driver of Firefox cannot do yet. */
export const inChromiumAlone = { tag: '@chromium' };

/** Details of Vitest's cases for the long run. */
export const long = { tags: 'long' };
