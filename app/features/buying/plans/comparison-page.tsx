import { useSite } from '#app/location/use-site.ts';
import { Island } from '#app/ui/island/island.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import type { ComparisonData } from './comparison-data.ts';
import comparisonStyles from './comparison.css?inline';
import { CoverSections } from './cover-sections.tsx';
import { PlanCallOut } from './plan-call-out.tsx';
import { PlanComparison } from './plan-comparison.island.tsx';
import { PlanQuestions } from './plan-questions.tsx';
import { Rich } from './rich.tsx';
import { TextSection } from './text-section.tsx';

/** All plans side by side. */
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
      <div className="wrap plan-text plan-text--body far-parts">
        <Island
          name="plan-comparison"
          of={PlanComparison}
          props={{ data: tableData, isAbroad: edition === 'DG' }}
          start="touch"
        />
        <section>
          <h2>Which plan suits whom</h2>
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
