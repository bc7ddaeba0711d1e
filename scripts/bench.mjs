// npm run bench: measures the built site against its targets and prints one table.
import { requireChromium } from './chromium.mjs';
import { become, ensureBuilt, projectEnvironment, requireInstalled } from './project.mjs';

requireInstalled({ withTools: true });
const chromium = requireChromium();
ensureBuilt();
become(
  'node',
  ['bench/bench.ts', ...process.argv.slice(2)],
  projectEnvironment({
    SETTINGS_FILE: '/dev/null',
    ...(chromium && { CHROMIUM: chromium }),
  }),
);
