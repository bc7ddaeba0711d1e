// npm run budgets: sets the size budgets that no longer fit to what the pages weigh now.
import { become, ensureBuilt, requireInstalled } from './project.mjs';

requireInstalled({ withTools: true });
ensureBuilt();
become('node', ['bench/budgets/check-budgets.ts', '--set']);
