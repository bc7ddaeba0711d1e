// npm run doctor: looks at settings, store, content, build and every configured service.
import { become, findBuildState, projectEnvironment, requireInstalled } from './project.mjs';

requireInstalled();
become(
  'node',
  ['server/doctor/doctor-command.ts'],
  projectEnvironment({ BUILD_STATE: findBuildState() }),
);
