import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Recipe {
  readonly title: string;
  readonly changes: readonly Change[];
}

interface Change {
  readonly path: string;
  readonly isDiff: boolean;
  readonly text: string;
}

/** Reads the recipes of a document: the blocks that name a path, by the heading above them. */
export function readRecipes(markdown: string): Recipe[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      changes: [...section.matchAll(/^( *)```(\w+) (\S+)\n(.*?)^ *```$/gms)].map(
        ([, indent = '', language, path = '', block = '']) => ({
          path,
          isDiff: language === 'diff',
          text: block.replace(new RegExp(`^${indent}`, 'gm'), ''),
        }),
      ),
    }));
}

/** Follows a recipe to the letter in a copy of the project. @throws where it names lines that are not there */
export function followRecipe({ changes }: Recipe, folder: string): void {
  for (const { path, isDiff, text } of changes) {
    const file = join(folder, path);
    if (!isDiff && existsSync(file)) throw new Error(`${path} is there already`);
    const written = isDiff ? changeLines(readFileSync(file, 'utf8'), text, path) : text;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, written);
  }
}

function changeLines(before: string, diff: string, path: string): string {
  const lines = diff.replace(/\n$/, '').split('\n');
  const side = (sign: string) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [start, end, ...others] = before.split(side('+'));
  if (start === undefined || end === undefined || others.length > 0) {
    throw new Error(`${path} does not have these lines once:\n${side('+')}`);
  }
  return start + side('-') + end;
}
