import { runLeadsCommand } from '#server/leads/commands/run-leads-command.ts';
import { memoryOutput } from './memory-output.ts';
import { commandEnvironment, type StoreSettings } from './run-store-command.ts';

/** What `npm run leads` is asked. */
export const exporting = ['export', '--format', 'jsonl'];

/** A lead as staff export it. */
export interface ExportedLead {
  readonly id: string;
  readonly kind: string;
  readonly page: string;
  readonly consentVersion: string;
  readonly email: string;
  readonly deliveries: string;
  readonly suspectedBot: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Exports leads as staff do, beside a running site or without one. */
export async function exportLeads(settings: StoreSettings): Promise<readonly ExportedLead[]> {
  const [stdout, stderr] = [memoryOutput(), memoryOutput()];
  const env = { ...commandEnvironment, ...settings };
  const code = await runLeadsCommand(exporting, { env, stdout, stderr });
  if (code !== 0) throw new Error(stderr.text());
  return parseLeads(stdout.text());
}

/** Parses what the command prints. */
export function parseLeads(text: string): readonly ExportedLead[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ExportedLead);
}
