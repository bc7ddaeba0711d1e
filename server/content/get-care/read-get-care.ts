import { join } from 'node:path';
import { getCareSchema, type GetCare } from '#app/features/help/get-care/get-care.schema.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { placeholdersOf, type Placeholders } from '#server/content/placeholders.ts';
import { readContentFile, renderLine } from '#server/content/read-content-file.ts';

/** Reads the help of /get-care for both editions. @throws ContentError naming file, line and key */
export async function readGetCare(
  contentFolder: string,
  identity: Identity,
): Promise<Readonly<Record<Edition, GetCare>>> {
  const file = join(contentFolder, 'get-care.yaml');
  const [NG, DG] = await Promise.all([
    readEdition(file, placeholdersOf(identity, 'NG')),
    readEdition(file, placeholdersOf(identity, 'DG')),
  ]);
  return { NG, DG };
}

async function readEdition(file: string, placeholders: Placeholders): Promise<GetCare> {
  const { refused, other, ...rest } = await readContentFile(file, getCareSchema, placeholders);
  const rendered = (text: string) => renderLine(file, text);
  const items = other.items.map(({ title, text }) => ({ title, text: rendered(text) }));
  return {
    ...rest,
    refused: { ...refused, steps: refused.steps.map(rendered) },
    other: { ...other, items },
  };
}
