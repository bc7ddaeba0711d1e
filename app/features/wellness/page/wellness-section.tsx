import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { WellnessCorner } from './wellness-corner.tsx';
import { wellnessResultsSheet } from './wellness-results.sheet.ts';

/**
 * The tools as a section of the home page. Results appear here only with scripts, so their styles
 * come with these and not with the page.
 */
export function WellnessSection() {
  return (
    <>
      {!import.meta.env.SSR && <Stylesheet sheet={wellnessResultsSheet} />}
      <WellnessCorner />
    </>
  );
}
