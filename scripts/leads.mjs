// npm run leads -- list|export|retry|erase: what staff do with the leads that visitors sent.
import { become, ensureInstalled, projectEnvironment } from './toolbox.mjs';

ensureInstalled({ withTools: false });
become('node', ['server/staff/leads-command.ts', ...process.argv.slice(2)], projectEnvironment());
