import fontRules from '#app/assets/fonts/fonts.css?url';
import deferredRules from './deferred-styles.css?url';

interface DeferredStylesProps {
  /** Without them, words stay in letters of the visitor's device. */
  readonly hasFonts: boolean;
}

/** Styles that the first words do not wait for: they stand at the end of the body. */
export function DeferredStyles({ hasFonts }: DeferredStylesProps) {
  return (
    <>
      <link rel="stylesheet" href={deferredRules} />
      {hasFonts && <link rel="stylesheet" href={fontRules} />}
    </>
  );
}
