import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Island } from '#app/ui/island/island.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import type { ToolAnswer } from './answer-tools.ts';
import wellnessPageStyles from '#app/site/page-hero/page-hero.css?inline';
import wellnessResultsStyles from './wellness-results.css?inline';
import wellnessStyles from './wellness.css?inline';
import { BmiCalculator } from '../bmi/bmi-calculator.island.tsx';
import { SymptomChecker } from '../symptom-checker/symptom-checker.island.tsx';
import { TipsForm } from '../tips/tips-form.tsx';
import type { ToolLevel } from '../tool-card/tool-card.tsx';
import { wellnessPath } from '../wellness-path.ts';

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
        lead="Two quick checks. We save nothing, unless you ask for tips."
        figure="morning-walk"
      />
      <div className="wrap page-content page-content--close">
        <WellnessTools level={2} answer={answer} />
      </div>
    </article>
  );
}

interface WellnessToolsProps {
  readonly level: ToolLevel;
  readonly answer?: ToolAnswer | undefined;
}

/** The BMI calculator beside the symptom checker. */
function WellnessTools({ level, answer }: WellnessToolsProps) {
  const { edition, name: insurer, phone } = useInsurerContact();
  const symptoms = { level, sent: answer?.symptoms, edition, phone, insurer };
  const bmi = { level, sent: answer?.bmi, insurer };
  return (
    <>
      {answer?.tips && (
        <div className="measure">
          <TipsForm sent={answer.tips} insurer={insurer} />
        </div>
      )}
      <div className="columns wellness-corner__tools above-6">
        <Island>
          <BmiCalculator {...bmi} />
        </Island>
        <Island>
          <SymptomChecker {...symptoms} />
        </Island>
      </div>
    </>
  );
}

/** The tools as a section of the home page, below the first screen. */
export function WellnessSection() {
  return (
    <section className="section wrap" aria-labelledby="wellness-title">
      <Stylesheet name="wellness" css={wellnessStyles} />
      <h2 id="wellness-title">Wellness Corner</h2>
      <p className="lead above-2">Two quick checks. We save nothing, unless you ask for tips.</p>
      <p className="above-2">
        <TextLink href={wellnessPath}>Open the Wellness Corner</TextLink>
      </p>
      <WellnessTools level={3} />
    </section>
  );
}
