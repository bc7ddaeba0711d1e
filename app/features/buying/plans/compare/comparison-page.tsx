import { useSite } from '#app/site/use-site.ts';
import { Island } from '#app/ui/island/island.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type { ComparisonData } from '../plan-page-data.ts';
import comparisonStyles from './comparison.css?inline';
import { CoverSections } from '../sections/cover-sections.tsx';
import { PlanCallOut, PlanQuestions, Rich, TextSection } from '../sections/plan-text.tsx';
import { PlanComparison } from './plan-comparison.island.tsx';

/** Compares all plans. */
export function ComparisonPage({ data }: { readonly data: ComparisonData }) {
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
      />
      <div className="wrap rich-text plan-text plan-text--body">
        <Island start="touch">
          <PlanComparison data={tableData} isAbroad={edition === 'DG'} />
        </Island>
        <section>
          <h2>Which plan suits you</h2>
          <ul>
            {cover.tiers.map(({ id, name, suits }) => (
              <li key={id}>
                <strong>{name}.</strong> {suits}
              </li>
            ))}
          </ul>
        </section>
        {page.sections.map((section) => (
          <TextSection key={section.title} section={section} />
        ))}
        <CoverSections cover={cover} />
        <PlanQuestions questions={page.questions} />
        <PlanCallOut
          title="Buying for a group?"
          text={`Companies with ${data.discountFrom.staff} or more people and associations with ${data.discountFrom.association} or more pay less per person.`}
          quotePath="/insurance-calculator?who=staff"
        />
      </div>
    </article>
  );
}
