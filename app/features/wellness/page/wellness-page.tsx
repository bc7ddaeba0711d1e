import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import type { ToolAnswer } from './answer-tools.ts';
import { wellnessPageSheet } from './wellness-page.sheet.ts';
import { wellnessResultsSheet } from './wellness-results.sheet.ts';
import { WellnessTools } from './wellness-tools.tsx';
import { wellnessSheet } from './wellness.sheet.ts';

/** The tools on a page of their own, where forms sent without scripts are answered. */
export function WellnessPage({ answer }: { readonly answer?: ToolAnswer | undefined }) {
  return (
    <article>
      <Stylesheet sheet={wellnessPageSheet} />
      <Stylesheet sheet={wellnessSheet} />
      <Stylesheet sheet={wellnessResultsSheet} />
      <PageHero
        title="Wellness Corner"
        eyebrow="Stay well"
        lead="Two quick checks. Nothing you enter is kept."
        figure="family-standing"
      />
      <div className="wrap wellness-page__tools">
        <WellnessTools level={2} answer={answer} />
      </div>
    </article>
  );
}
