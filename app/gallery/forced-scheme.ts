import tokens from '#app/ui/tokens/tokens.css?inline';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const [lightCss = '', darkCss = ''] = tokens.split('prefers-color-scheme: dark');
const light = declarationsOf(lightCss);
const dark = declarationsOf(darkCss);

/** Styles that show a page in one scheme, whatever the system prefers. */
export function forceScheme(scheme: Scheme): string {
  const values = scheme === 'dark' ? dark : light;
  const declarations = [...dark.keys()].map((name) => `${name}:${values.get(name)};`);
  return `@layer override{:root{color-scheme:${scheme};${declarations.join('')}}}`;
}

function declarationsOf(css: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(css.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
}
