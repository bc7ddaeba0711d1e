import { runLeadsCommand } from './run-leads-command.ts';

process.exitCode = await runLeadsCommand(process.argv.slice(2), process);
