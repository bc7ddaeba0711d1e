// npm run providers -- import FILE: what staff do with the provider directory.
import { become, ensureInstalled, projectEnvironment } from './toolbox.mjs';

ensureInstalled({ withTools: false });
become(
  'node',
  ['server/providers/providers-command.ts', ...process.argv.slice(2)],
  projectEnvironment(),
);
