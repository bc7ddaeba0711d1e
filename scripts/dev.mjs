// npm run dev: the same site with hot reload.
import { become, ensureInstalled, projectEnvironment } from './toolbox.mjs';

ensureInstalled({ withTools: true });
become('node', ['server/dev.ts'], projectEnvironment({ NODE_ENV: 'development' }));
