// npm run doctor: looks at settings, store, content, build and every configured service.
import { become, ensureInstalled, findBuildState, projectEnvironment } from './toolbox.mjs';

ensureInstalled({ withTools: false });
become(
  'node',
  ['server/doctor/doctor-command.ts'],
  projectEnvironment({ BUILD_STATE: findBuildState() }),
);
