import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { parseYaml } from '#server/content/parse-yaml.ts';
import {
  columnsSchema,
  partnersSchema,
  sampleSchema,
  searchWordsSchema,
  tileMapSchema,
  type columnFields,
} from './provider-content.schema.ts';

/** How an operator's file is read. */
export type ColumnMapping = z.output<typeof columnsSchema>;
export type ColumnField = (typeof columnFields)[number];
/** What the invented directory is made of. */
export type SampleSettings = z.output<typeof sampleSchema>;
export type PartnerEntry = z.output<typeof partnersSchema>[number];
export type TileMap = z.output<typeof tileMapSchema>;

/** What the directory takes from `content/providers`. */
export interface ProviderContent {
  readonly columns: ColumnMapping;
  readonly partners: readonly PartnerEntry[];
  readonly sample: SampleSettings;
  readonly searchWords: Readonly<Record<string, string>>;
  readonly tileMap: TileMap;
}

/**
 * Reads everything about the directory that an editor may change.
 * @param folder the `content` folder
 * @throws ContentError naming file, line and key when something is missing or misspelt
 */
export async function readProviderContent(folder: string): Promise<ProviderContent> {
  const [columns, partners, sample, searchWords, tileMap] = await Promise.all([
    read(folder, 'columns.yaml', columnsSchema),
    read(folder, 'partners.yaml', partnersSchema),
    read(folder, 'sample.yaml', sampleSchema),
    read(folder, 'search-words.yaml', searchWordsSchema),
    read(folder, 'map.yaml', tileMapSchema),
  ]);
  return { columns, partners, sample, searchWords, tileMap };
}

async function read<Output>(
  folder: string,
  name: string,
  schema: z.ZodType<Output>,
): Promise<Output> {
  const file = join(folder, 'providers', name);
  return parseYaml({ file, text: await readFile(file, 'utf8') }, schema);
}
