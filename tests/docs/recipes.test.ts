import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { followRecipe, readRecipes } from './apply-recipes.ts';

const recipes = readRecipes(readFileSync('docs/recipes.md', 'utf8'));

it('each change takes few files, and its recipe names lines that are there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  try {
    const paths = new Set(recipes.flatMap(({ changes }) => changes.map(({ path }) => path)));
    for (const path of paths) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      if (existsSync(path)) copyFileSync(path, join(folder, path));
    }
    // In the document's order: the form is on the page before it.
    for (const recipe of recipes) followRecipe(recipe, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const filesOf = (title: string) =>
    new Set(recipes.find((recipe) => recipe.title === title)?.changes.map(({ path }) => path)).size;
  expect({
    page: filesOf('A page'),
    field: filesOf('A field of a form'),
    price: filesOf('A price'),
    text: filesOf('A text'),
    schemaAndEntry: filesOf('A content file') - 1,
  }).toEqual({ page: 3, field: 2, price: 1, text: 1, schemaAndEntry: 2 });
});
