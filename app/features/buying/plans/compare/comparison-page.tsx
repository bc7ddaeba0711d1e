import type { ReactNode } from 'react';
import { useSite } from '#app/site/use-site.ts';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type { ComparisonData } from '../plan-page-data.ts';
import { fitTitle } from '../../fit/fit-section.tsx';
import comparisonStyles from './comparison.css?inline';
import { CoverFolds } from '../sections/cover-folds.tsx';
import { Folds, PlanQuestions, SectionFolds } from '../sections/folds.tsx';
import { PlanCallOut, Rich } from '../sections/plan-text.tsx';
import { PlanComparison } from './plan-comparison.island.tsx';

interface ComparisonPageProps {
  readonly data: ComparisonData;
  /** “Which plan fits me?”, which changes the comparison with it. */
  readonly children: ReactNode;
}

/** Compares all plans. */
export function ComparisonPage({ data, children }: ComparisonPageProps) {
  const { page, cover, ...rest } = data;
  const { edition } = useSite();
  const tableData = { ...rest, tiers: cover.tiers };
  return (
    <article className="comparison">
      <Stylesheet name="comparison" css={comparisonStyles} />
      <PageHero
        title={page.title}
        eyebrow={page.eyebrow}
        lead={<Rich text={page.lead} />}
        figure={page.figure}
      >
        <ButtonRow>
          <ButtonLink href="#which-plan" kind="secondary">
            {fitTitle(edition)}
          </ButtonLink>
        </ButtonRow>
      </PageHero>
      <div className="wrap rich-text plan-text plan-text--body">
        <form-in-place className="plan-text" data-form="which-plan">
          <Island start="touch">
            <PlanComparison data={tableData} isAbroad={edition === 'DG'} />
          </Island>
          {children}
        </form-in-place>
        <Folds id="before-you-buy" title="Before you buy">
          <SectionFolds sections={page.sections} />
          <CoverFolds cover={cover} />
        </Folds>
        <PlanQuestions questions={page.questions} />
        <PlanCallOut
          title="Buying for a group?"
          text={`Companies with ${data.discountFrom.staff} or more people and associations with ${data.discountFrom.association} or more pay less per person.`}
        >
          <ButtonLink href="/insurance-calculator?who=staff" kind="brand">
            Get a Quote
          </ButtonLink>
        </PlanCallOut>
      </div>
    </article>
  );
}
