// npm run budgets: sets the size budget of every page to what it weighs now.
import { become, ensureBuilt, requireInstalled } from './project.mjs';

requireInstalled({ withTools: true });
ensureBuilt();
become('node', ['bench/budgets/check-budgets.ts', '--set']);
