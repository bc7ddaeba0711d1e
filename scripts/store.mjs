// npm run store -- save FILE|restore FILE|move URL: copies of what visitors sent.
import { become, projectEnvironment, requireInstalled } from './project.mjs';

requireInstalled();
become('node', ['server/store/store-command.ts', ...process.argv.slice(2)], projectEnvironment());
