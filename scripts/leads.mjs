// npm run leads -- list|export|retry|erase: what staff do with the leads that visitors sent.
import { become, projectEnvironment, requireInstalled } from './project.mjs';

requireInstalled();
become(
  'node',
  ['server/leads/commands/leads-command.ts', ...process.argv.slice(2)],
  projectEnvironment(),
);
