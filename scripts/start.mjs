// npm start: installs and builds what is stale, then serves the production site.
import { become, ensureBuilt, ensureInstalled, projectEnvironment } from './toolbox.mjs';

ensureInstalled({ withTools: false });
ensureBuilt();
become('node', ['server/main.ts'], projectEnvironment({ NODE_ENV: 'production' }));
