import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { useSite } from '#app/site/use-site.ts';
import { Island } from '#app/ui/island/island.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { BmiCalculator } from '../bmi/bmi-calculator.island.tsx';
import { SymptomChecker } from '../symptom-checker/symptom-checker.island.tsx';
import { TipsForm } from '../tips/tips-form.island.tsx';
import type { ToolLevel } from '../tool-card/tool-card.tsx';
import type { ToolAnswer } from './answer-tools.ts';
import { wellnessPath } from '../wellness-path.ts';
import wellnessResultsStyles from './wellness-results.css?inline';
import wellnessStyles from './wellness.css?inline';

interface WellnessToolsProps {
  readonly level: ToolLevel;
  readonly answer?: ToolAnswer | undefined;
}

/** The BMI calculator beside the symptom checker. */
export function WellnessTools({ level, answer }: WellnessToolsProps) {
  const { edition, identity } = useSite();
  const insurer = identity.name;
  const { phone } = useInsurerContact();
  const symptoms = { level, sent: answer?.symptoms, edition, phone, insurer };
  const bmi = { level, sent: answer?.bmi, insurer };
  return (
    <>
      {answer?.tips && (
        <div className="wellness-corner__tips">
          <Island name="tips-form" of={TipsForm} props={{ sent: answer.tips, insurer }} />
        </div>
      )}
      <div className="wellness-corner__tools">
        <Island name="bmi-calculator" of={BmiCalculator} props={bmi} />
        <Island name="symptom-checker" of={SymptomChecker} props={symptoms} />
      </div>
    </>
  );
}

function WellnessCorner() {
  return (
    <section className="section wrap wellness-corner" aria-labelledby="wellness-title">
      <Stylesheet name="wellness" css={wellnessStyles} />
      <Stylesheet name="wellness-results" css={wellnessResultsStyles} />
      <h2 id="wellness-title">Wellness Corner</h2>
      <p className="lead">
        Two quick checks. We don’t save anything you enter.{' '}
        <TextLink href={wellnessPath}>Open the Wellness Corner</TextLink>
      </p>
      <WellnessTools level={3} />
    </section>
  );
}

/** The tools as a section of the home page, below the first screen. */
export function WellnessSection() {
  return (
    <div className="cv-auto">
      <WellnessCorner />
    </div>
  );
}
