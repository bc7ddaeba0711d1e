import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { layersByFolder } from './layers.ts';

function build(css: string, sheet: string): string {
  const from = fileURLToPath(new URL(`../../${sheet}`, import.meta.url));
  return postcss([layersByFolder()]).process(css, { from }).css.replaceAll(/\s+/g, ' ');
}

it.each([
  ['ui/card/card.css', 'ui'],
  ['site/page-hero/page-hero.css', 'ui'],
  ['shell/footer/footer.css', 'shell'],
  ['features/news/post/post.css', 'feature'],
])('puts the rules of %s in the layer %s', (sheet, layer) => {
  expect(build('.a { color: red }', sheet)).toMatch(
    new RegExp(`^@layer ${layer} ?\\{ ?\\.a \\{ color: red ?\\} ?\\}$`),
  );
});

it('leaves a sheet that names its layer, and the fonts', () => {
  expect(build('@layer override { .a { color: red } }', 'shell/critical.css')).not.toContain(
    'shell',
  );
  expect(build('@font-face { src: url(a) }', 'assets/fonts/fonts.css')).not.toContain('@layer');
});
