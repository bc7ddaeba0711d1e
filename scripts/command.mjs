// npm run doctor, leads, enrolments, providers, push, store: what staff and operators do beside the
// site.
import { become, findBuildState, projectEnvironment, requireInstalled } from './project.mjs';

/** Programs with the options that Node runs them with. */
const programs = {
  doctor: ['server/doctor/doctor-command.ts'],
  leads: ['server/leads/commands/leads-command.ts'],
  enrolments: ['server/enrolment/commands/enrolments-command.ts'],
  // A small young generation, and an old one that is cleaned before it grows by two thirds,
  // keep an import of 34,000 facilities well below 300 MB on a busy machine too.
  providers: [
    '--max-semi-space-size=2',
    '--heap-growing-percent=60',
    'server/providers/providers-command.ts',
  ],
  push: ['server/push/push-command.ts'],
  store: ['server/store/store-command.ts'],
};

const [name, ...args] = process.argv.slice(2);

requireInstalled();
const env = projectEnvironment({
  ...(name === 'doctor' && { BUILD_STATE: findBuildState() }),
  // The store's files are named from where the operator is, by npm or not.
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
});
become('node', [...programs[name], ...args], env);
