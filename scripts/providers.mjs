// npm run providers -- import FILE: what staff do with the provider directory.
import { become, ensureInstalled, projectEnvironment } from './toolbox.mjs';

// A small young generation keeps an import of 34,000 facilities well below 300 MB.
const program = ['--max-semi-space-size=2', 'server/providers/providers-command.ts'];

ensureInstalled({ withTools: false });
become('node', [...program, ...process.argv.slice(2)], projectEnvironment());
