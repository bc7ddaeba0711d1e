// npm start: installs and builds what is stale, then serves the production site.
import { readFileSync } from 'node:fs';
import { become, ensureBuilt, ensureInstalled, projectEnvironment } from './project.mjs';

ensureInstalled({ withTools: false });
ensureBuilt();
const launch = JSON.parse(readFileSync(new URL('../server/launch.json', import.meta.url), 'utf8'));
become('node', launch.arguments, projectEnvironment(launch.environment));
