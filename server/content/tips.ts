import { join } from 'node:path';
import { pickTips } from '#app/features/wellness/tips/pick-tips.ts';
import { tipBankSchema } from '#app/features/wellness/tips/tip-bank.schema.ts';
import type { TipBank } from '#app/features/wellness/tips/tips.ports.ts';
import { readYaml } from './parse-yaml.ts';

/**
 * Reads the health tips.
 * @param folder the `content` folder
 * @throws ContentError naming file, line and key
 */
export async function readTips(folder: string): Promise<TipBank> {
  const bank = await readYaml(join(folder, 'wellness/tips.yaml'), tipBankSchema);
  return { pick: (profile) => pickTips(bank, profile) };
}
