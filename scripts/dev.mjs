// npm run dev: the same site with hot reload.
import { become, projectEnvironment, requireInstalled } from './project.mjs';

requireInstalled({ withTools: true });
become('node', ['server/dev.ts'], projectEnvironment({ NODE_ENV: 'development' }));
