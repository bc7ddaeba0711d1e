import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { useInsurerContact } from '#app/location/use-insurer-contact.ts';
import { Island } from '#app/ui/island/island.tsx';
import { PrivacyRequestForm } from './privacy-request-form.island.tsx';

interface PrivacyRequestProps {
  /** What the server said to a request that was sent without scripts. */
  readonly answer: FormAnswer | undefined;
}

/** Lets somebody use their rights without writing a letter. */
export function PrivacyRequest({ answer }: PrivacyRequestProps) {
  const insurer = useInsurerContact();
  const { dataRequestWithin } = insurer.promises;
  return (
    <section className="privacy-request" id="ask" aria-labelledby="privacy-request-title">
      <h2 id="privacy-request-title">Ask about your data</h2>
      <p className="privacy-request__promise">
        It is your right and costs nothing. The data protection officer will answer within{' '}
        {dataRequestWithin}, and will check that it is you before showing or changing anything.
      </p>
      <Island name="privacy-request-form" of={PrivacyRequestForm} props={{ answer, insurer }} />
    </section>
  );
}
