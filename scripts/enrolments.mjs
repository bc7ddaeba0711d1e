// npm run enrolments -- list|show|export|members|paid|refund|cancel|remind: what staff do with orders and payments.
import { become, projectEnvironment, requireInstalled } from './project.mjs';

requireInstalled();
become(
  'node',
  ['server/enrolment/commands/enrolments-command.ts', ...process.argv.slice(2)],
  projectEnvironment(),
);
