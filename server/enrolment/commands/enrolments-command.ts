import { runEnrolmentsCommand } from './run-enrolments-command.ts';

process.exitCode = await runEnrolmentsCommand(process.argv.slice(2), process);
