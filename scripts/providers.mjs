// npm run providers -- import FILE|export [FILE]|undo: what staff do with the provider directory.
import { become, projectEnvironment, requireInstalled } from './project.mjs';

// A small young generation, and an old one that is cleaned before it grows by two thirds,
// keep an import of 34,000 facilities well below 300 MB on a busy machine too.
const program = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=60',
  'server/providers/providers-command.ts',
];

requireInstalled();
become('node', [...program, ...process.argv.slice(2)], projectEnvironment());
