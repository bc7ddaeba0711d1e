import { palette } from '#app/ui/tokens/palette.ts';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import tokens from '#app/ui/tokens/tokens.css?raw';

/** The property that shows a token, by how its name begins; all others are colours. */
const properties = {
  'font-size': 'font-size',
  font: undefined,
  space: 'width',
  radius: 'border-radius',
  shadow: 'box-shadow',
  duration: undefined,
} as const;

const names = [
  ...new Set(Array.from(tokens.matchAll(/(?<![\w-])--([\w-]+): /g), ([, name = '']) => name)),
];

/** The tokens' names with what they look like, read from their own file, and the palette below them. */
export function TokenSheet() {
  const rules = [
    ...names.map((name) => `[data-token='${name}']{${propertyOf(name)}:var(--${name})}`),
    ...Object.entries(palette).map(
      ([name, colour]) => `[data-token='palette-${name}']{background:${colour}}`,
    ),
  ];
  return (
    <div className="wrap gallery__part">
      <Stylesheet name="shown-tokens" css={rules.join('')} />
      <h2>Tokens</h2>
      <Specimens names={names} />
      <h2>Palette</h2>
      <Specimens names={Object.keys(palette).map((name) => `palette-${name}`)} />
    </div>
  );
}

function Specimens(props: { readonly names: readonly string[] }) {
  return (
    <ul className="gallery__tokens">
      {props.names.map((name) => (
        <li key={name}>
          {propertyOf(name) && (
            <span className="gallery__token" data-token={name} aria-hidden="true">
              Aa
            </span>
          )}
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

function propertyOf(name: string): string | undefined {
  const found = Object.entries(properties).find(([start]) => name.startsWith(start));
  if (found) return found[1];
  return /height|width|ease|dim|gutter/.test(name) ? undefined : 'background';
}
