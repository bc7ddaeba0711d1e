import { join } from 'node:path';
import type * as v from 'valibot';
import { readYaml } from '#server/content/parse-yaml.ts';
import {
  columnsSchema,
  partnersSchema,
  sampleSchema,
  searchWordsSchema,
  tileMapSchema,
  type columnFields,
} from './provider-content.schema.ts';

export type ColumnMapping = v.InferOutput<typeof columnsSchema>;
export type ColumnField = (typeof columnFields)[number];
export type SampleSettings = v.InferOutput<typeof sampleSchema>;
export type PartnerEntry = v.InferOutput<typeof partnersSchema>[number];
/** Synonyms, places and words to ignore in the provider search. */
export type SearchWordLists = v.InferOutput<typeof searchWordsSchema>;

export type ProviderContent = Awaited<ReturnType<typeof readProviderContent>>;

/** Reads the directory's editable content. @throws ContentError naming file, line and key */
export async function readProviderContent(folder: string) {
  const [columns, partners, sample, searchWords, tileMap] = await Promise.all([
    readYaml(join(folder, 'providers', 'columns.yaml'), columnsSchema),
    readYaml(join(folder, 'providers', 'partners.yaml'), partnersSchema),
    readYaml(join(folder, 'providers', 'sample.yaml'), sampleSchema),
    readYaml(join(folder, 'providers', 'search-words.yaml'), searchWordsSchema),
    readYaml(join(folder, 'providers', 'map.yaml'), tileMapSchema),
  ]);
  return { columns, partners, sample, searchWords, tileMap };
}
