import { runLeadsCommand } from '#server/leads/commands/run-leads-command.ts';
import { memoryOutput } from './memory-output.ts';
import { commandEnvironment } from './run-store-command.ts';
import type { useStore } from './use-store.ts';

/** Runs `npm run leads` on the store that is open, without another process. */
export function runLeads(used: ReturnType<typeof useStore>, ...args: readonly string[]) {
  return runLeadsOn(undefined, used, ...args);
}

/** The same, with what is typed where there is a terminal. */
export async function runLeadsOn(
  stdin: NodeJS.ReadableStream | undefined,
  { settings, openStore }: ReturnType<typeof useStore>,
  ...args: readonly string[]
) {
  const [stdout, stderr] = [memoryOutput(), memoryOutput()];
  const env = { ...commandEnvironment, ...settings };
  const status = await runLeadsCommand(args, { env, stdout, stderr, stdin, openStore });
  return { status, stdout: stdout.text(), stderr: stderr.text() };
}
