import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { useSite } from '#app/site/use-site.ts';
import { Island } from '#app/ui/island/island.tsx';
import { BmiCalculator } from '../bmi/bmi-calculator.island.tsx';
import { SymptomChecker } from '../symptom-checker/symptom-checker.island.tsx';
import { TipsForm } from '../tips/tips-form.island.tsx';
import type { ToolLevel } from '../tool-card/tool-level.ts';
import type { ToolAnswer } from './answer-tools.ts';

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
