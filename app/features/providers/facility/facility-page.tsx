import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type {
  FacilityDetails,
  FacilitySummary,
} from '#app/features/providers/directory/facility.types.ts';
import { SampleNote } from '../results/result-words.tsx';
import {
  FacilityFacts,
  FacilityHours,
  FacilityNeighbours,
  FacilityPlans,
} from './facility-facts.tsx';
import { FacilityHead, FacilityWay } from './facility-head.tsx';
import facilityStyles from './facility.css?inline';
import { CorrectionForm } from '../report/correction-form.tsx';

interface FacilityPageProps {
  readonly details: FacilityDetails;
  /** The server's answer to a correction. */
  readonly answer: FormAnswer | undefined;
}

/** Everything about one provider: what it does, when, for whom, and how to get there. */
export function FacilityPage({ details, answer }: FacilityPageProps) {
  const { facility, summary, neighbours, isSample } = details;
  const { phone } = useInsurerContact();
  return (
    <article className="facility">
      <Stylesheet name="facility" css={facilityStyles} />
      <FacilityHead facility={facility} summary={summary} />
      <div className="wrap columns columns--early columns--aside page-content">
        <div className="stack stack--8 facility__side">
          <FacilityWay facility={facility} summary={summary} />
          <FacilityHours opening={facility.opening} now={summary.hours} />
        </div>
        <div className="stack stack--8 facility__main">
          {isSample && <SampleNote phone={phone} />}
          <FacilityFacts facility={facility} />
          <FacilityPlans plans={summary.plans} />
          <FacilityReport key={facility.id} summary={summary} answer={answer} />
        </div>
        <FacilityNeighbours neighbours={neighbours} stateId={facility.stateId} />
      </div>
    </article>
  );
}

interface FacilityReportProps {
  readonly summary: FacilitySummary;
  /** The server's answer to a correction. */
  readonly answer: FormAnswer | undefined;
}

/** Unfolds the form that tells us of a wrong entry. */
function FacilityReport({ summary, answer }: FacilityReportProps) {
  const { id, name, path } = summary;
  return (
    <details className="facility-report" open={answer !== undefined}>
      <summary>Report a mistake</summary>
      <CorrectionForm path={path} provider={`${id} ${name}`} answer={answer} />
    </details>
  );
}
