import tokens from '#app/ui/tokens/tokens.css?inline';
import { galleryParts } from './gallery-part.tsx';

interface GalleryFramesProps {
  readonly part: string;
  /** Of the frames, in CSS pixels: one of `widths`. */
  readonly width: string;
}

const widths = ['360', '768', '1280'];

/** Shows one part in two frames, each as wide as a window of that width. */
export function GalleryFrames({ part, width }: GalleryFramesProps) {
  return (
    <div className="gallery">
      <h1>Gallery</h1>
      <nav className="row above-4" aria-label="Parts">
        {['tokens', ...galleryParts.keys()].map((name) => (
          <a
            key={name}
            href={`?part=${name}&width=${width}`}
            aria-current={name === part ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <nav className="row above-4" aria-label="Widths">
        {widths.map((choice) => (
          <a
            key={choice}
            href={`?part=${part}&width=${choice}`}
            aria-current={choice === width ? 'page' : undefined}
          >
            {choice} px
          </a>
        ))}
      </nav>
      <div className="gallery__frames above-6">
        {schemes.map((scheme) => (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very site, in development
          <iframe
            key={scheme}
            className="gallery__frame"
            src={`?part=${part}&scheme=${scheme}&frame=1`}
            title={`${part}, ${scheme}`}
            width={width}
          />
        ))}
      </div>
    </div>
  );
}

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
    Array.from(css.matchAll(/(?<![\w-])(--[\w-]+): ([^:;]+);/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
