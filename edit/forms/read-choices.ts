import { join } from 'node:path';
import { categoriesSchema } from '../../server/content/posts/post.schema.ts';
import { readYaml } from '../../server/content/parse-yaml.ts';
import type { Choices } from './field-of.ts';

/** Reads choices that other files make. @throws ContentError naming file, line and key */
export async function readChoices(contentFolder: string): Promise<Choices> {
  const categories = await readYaml(join(contentFolder, 'posts/categories.yaml'), categoriesSchema);
  return { categories: categories.map(({ slug }) => slug) };
}
