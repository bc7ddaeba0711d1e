import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import type { ToolAnswer } from './answer-tools.ts';
import { WellnessCorner } from './wellness-corner.tsx';
import { wellnessResultsSheet } from './wellness-results.sheet.ts';

/** The tools on a page of their own, where forms sent without scripts are answered. */
export function WellnessPage({ answer }: { readonly answer?: ToolAnswer | undefined }) {
  return (
    <>
      <Stylesheet sheet={wellnessResultsSheet} />
      <WellnessCorner level={1} answer={answer} />
    </>
  );
}
