import { runProvidersCommand } from './commands/run-providers-command.ts';

process.exitCode = await runProvidersCommand(process.argv.slice(2), process);
