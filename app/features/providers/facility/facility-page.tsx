import { messageLimits } from '#app/kernel/form-answer.ts';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import type { FacilityDetails, FacilitySummary } from '../directory/facility.types.ts';
import { SampleNote } from '../results/result-words.tsx';
import {
  FacilityFacts,
  FacilityHours,
  FacilityNeighbours,
  FacilityPlans,
} from './facility-facts.tsx';
import { FacilityHead, FacilityWay } from './facility-head.tsx';
import facilityStyles from './facility.css?inline';
import { LeadFormView, type LeadFormProps } from '#app/leads/lead-form-view.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { mistakes } from '../report/correction.schema.ts';

/** The answer is the server's to a correction. */
interface FacilityPageProps extends LeadFormProps {
  readonly details: FacilityDetails;
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

interface FacilityReportProps extends LeadFormProps {
  readonly summary: FacilitySummary;
}

/** Unfolds the form that tells us of a wrong entry. */
function FacilityReport({ summary, answer }: FacilityReportProps) {
  const { id, name, path } = summary;
  return (
    <details className="facility-report" open={answer !== undefined}>
      <summary>Report a mistake</summary>
      <LeadFormView
        id="correction"
        tool="Report a mistake in what we say about this provider"
        action={path}
        answer={answer}
        thanks={{
          title: 'Thank you for telling us',
          text: 'We’ll check with the hospital and correct the listing.',
        }}
      >
        <input type="hidden" name="provider" defaultValue={`${id} ${name}`} />
        <ChoicesField legend="What is wrong?" name="mistake" choices={mistakes} required />
        <TextAreaField
          label="What should it say?"
          name="message"
          rows={3}
          hint="10 to 1,000 characters. Don’t include health details or patients’ names."
          limits={messageLimits}
          required
        />
        <SendButton kind="brand">Send correction</SendButton>
      </LeadFormView>
    </details>
  );
}
