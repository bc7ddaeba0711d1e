import bodyFont from '#app/assets/fonts/noto-sans-latin.woff2?url';
import displayFont from '#app/assets/fonts/ojuju-latin.woff2?url';
import fontRules from '#app/assets/fonts/fonts.css?url';
import lateRules from './late-styles.css?url';
import { lateStylesElement } from './late-styles-starter.ts';

interface LateStylesProps {
  /** Without them, words stay in letters of the visitor's device. */
  readonly hasFonts: boolean;
}

/**
 * The drawings, the closed parts, the fonts and what makes the site an app: nothing waits for them. The
 * page's first script asks for them (late-styles-starter.ts), a browser without scripts at once.
 */
export function LateStyles({ hasFonts }: LateStylesProps) {
  return (
    <noscript id={lateStylesElement}>
      <link rel="stylesheet" href={lateRules} />
      {hasFonts && <FontLinks />}
      <link rel="manifest" href="/manifest.webmanifest" />
    </noscript>
  );
}

function FontLinks() {
  return (
    <>
      {[bodyFont, displayFont].map((href) => (
        <link
          key={href}
          data-font=""
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
      ))}
      <link data-font="" rel="stylesheet" href={fontRules} />
    </>
  );
}
