import { readFileSync } from 'node:fs';
import { palette } from './palette.ts';

interface Declaration {
  readonly prop: string;
  value: string;
  remove(): unknown;
}

const colours: ReadonlyMap<string, string> = new Map(Object.entries(palette));

/** PostCSS plugin: inlines the palette, and in a build every token with a single value. */
export function inlineTokens({ isBuild }: { readonly isBuild: boolean }) {
  const constants = isBuild ? readConstants() : new Map<string, string>();
  return {
    postcssPlugin: 'inline-tokens',
    Declaration(declaration: Declaration) {
      const constant = constants.get(declaration.prop);
      if (constant !== undefined) {
        if (withColours(declaration.value) !== constant) {
          throw new Error(`${declaration.prop} has one value: give it others in tokens.css`);
        }
        declaration.remove();
        return;
      }
      const value = withColours(declaration.value).replaceAll(
        /var\((--[\w-]+)\)/g,
        (use, name: string) => constants.get(name) ?? use,
      );
      // An assignment, even of the same, makes PostCSS visit it again.
      if (value !== declaration.value) declaration.value = value;
    },
  };
}

function withColours(css: string): string {
  return css.replaceAll(/var\(--palette-([\w-]+)\)/g, (_, name: string) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`The palette has no ${name}`);
    return colour;
  });
}

/** Tokens that are declared once, with a value of one word. */
function readConstants(): ReadonlyMap<string, string> {
  const css = withColours(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));
  const timesDeclared = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(/(?<![\w-])(--[\w-]+):/g)) {
    timesDeclared.set(name, (timesDeclared.get(name) ?? 0) + 1);
  }
  const plain = Array.from(
    css.matchAll(/(?<![\w-])(--[\w-]+): ([#\w.%-]+);/g),
    ([, name = '', value = '']) => [name, value] as const,
  );
  return new Map(plain.filter(([name]) => timesDeclared.get(name) === 1));
}
