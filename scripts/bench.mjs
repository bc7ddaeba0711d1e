// npm run bench: measures the built site against its targets and prints one table.
import { ensureChromium } from './chromium.mjs';
import { become, ensureBuilt, ensureInstalled, projectEnvironment } from './toolbox.mjs';

ensureInstalled({ withTools: true });
const chromium = ensureChromium();
ensureBuilt();
become(
  'node',
  ['bench/bench.ts', ...process.argv.slice(2)],
  projectEnvironment({ BENCH_PREPARED: 'yes', ...(chromium && { CHROMIUM: chromium }) }),
);
