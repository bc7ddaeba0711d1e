import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type { ToolAnswer } from './answer-tools.ts';
import wellnessPageStyles from './wellness-page.css?inline';
import wellnessResultsStyles from './wellness-results.css?inline';
import { WellnessTools } from './wellness-tools.tsx';
import wellnessStyles from './wellness.css?inline';

/** The tools on a page of their own, where forms sent without scripts are answered. */
export function WellnessPage({ answer }: { readonly answer?: ToolAnswer | undefined }) {
  return (
    <article>
      <Stylesheet name="wellness-page" css={wellnessPageStyles} />
      <Stylesheet name="wellness" css={wellnessStyles} />
      <Stylesheet name="wellness-results" css={wellnessResultsStyles} />
      <PageHero
        title="Wellness Corner"
        eyebrow="Stay well"
        lead="Two quick checks. We don’t save anything you enter."
        figure="family-standing"
      />
      <div className="wrap wellness-page__tools">
        <WellnessTools level={2} answer={answer} />
      </div>
    </article>
  );
}
