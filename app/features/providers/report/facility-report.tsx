import type { FormAnswer } from '#app/kernel/form-answer.ts';
import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Island } from '#app/ui/island/island.tsx';
import { CorrectionForm } from './correction-form.island.tsx';

interface FacilityReportProps {
  readonly summary: FacilitySummary;
  /** The server's answer to a correction sent without scripts. */
  readonly answer: FormAnswer | undefined;
}

/** Unfolds the form that tells us of a wrong entry. */
export function FacilityReport({ summary, answer }: FacilityReportProps) {
  const { id, name, path } = summary;
  const insurer = useInsurerContact();
  return (
    <details className="facility-report" open={answer !== undefined}>
      <summary>Report a mistake</summary>
      <Island
        name="correction-form"
        of={CorrectionForm}
        props={{ path, provider: `${id} ${name}`, answer, insurer }}
      />
    </details>
  );
}
