import { useInsurerContact } from '#app/location/use-insurer-contact.ts';
import { useSite } from '#app/location/use-site.ts';
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
  const { edition } = useSite();
  const { phone } = useInsurerContact();
  const symptoms = { level, sent: answer?.symptoms, edition, phone };
  return (
    <>
      {answer?.tips && (
        <div className="wellness-corner__tips">
          <Island name="tips-form" of={TipsForm} props={{ sent: answer.tips }} />
        </div>
      )}
      <div className="wellness-corner__tools">
        <Island name="bmi-calculator" of={BmiCalculator} props={{ level, sent: answer?.bmi }} />
        <Island name="symptom-checker" of={SymptomChecker} props={symptoms} />
      </div>
    </>
  );
}
