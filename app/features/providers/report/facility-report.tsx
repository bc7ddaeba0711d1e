import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import type { FacilitySummary } from '#app/location/directory/facility.ports.ts';
import { useInsurerContact } from '#app/location/use-insurer-contact.ts';
import { Island } from '#app/ui/island/island.tsx';
import { CorrectionForm } from './correction-form.island.tsx';

interface FacilityReportProps {
  readonly summary: FacilitySummary;
  /** What the server said to a correction that was sent without scripts. */
  readonly answer: FormAnswer | undefined;
}

/** Unfolds the form that tells us of a wrong entry. */
export function FacilityReport({ summary, answer }: FacilityReportProps) {
  const { id, name, path } = summary;
  const insurer = useInsurerContact();
  return (
    <details className="facility-report" open={answer !== undefined}>
      <summary>Tell us this is wrong</summary>
      <Island
        name="correction-form"
        of={CorrectionForm}
        props={{ path, provider: `${id} ${name}`, answer, insurer }}
      />
    </details>
  );
}
