// npm run store -- save FILE|restore FILE|move URL: copies of what visitors sent.
import { become, projectEnvironment, requireInstalled } from './project.mjs';

requireInstalled();
// A file is named from where the operator is, by npm or not.
const env = projectEnvironment({ INIT_CWD: process.env.INIT_CWD ?? process.cwd() });
become('node', ['server/store/store-command.ts', ...process.argv.slice(2)], env);
