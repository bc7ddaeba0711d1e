// npm run budgets: sets the size budget of every page to what it weighs now.
import { become, ensureBuilt, ensureInstalled } from './toolbox.mjs';

ensureInstalled({ withTools: true });
ensureBuilt();
become('node', ['bench/budgets/check-budgets.ts', '--set']);
