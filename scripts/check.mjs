// npm run check: types, lint, format, styles, architecture, dead code, page sizes, audit.
import { budgets, checks } from './checks.mjs';
import { runSteps } from './run-steps.mjs';
import { ensureBuilt, projectEnvironment, requireInstalled } from './project.mjs';

requireInstalled({ withTools: true });
ensureBuilt();
const failed = await runSteps([...checks, budgets], projectEnvironment());
process.exit(failed.length > 0 ? 1 : 0);
