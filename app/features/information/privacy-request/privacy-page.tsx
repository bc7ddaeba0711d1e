import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { InformationPage } from '../information-page.tsx';
import type { InformationPage as PageContent } from '../information.ports.ts';
import privacyStyles from './privacy-request.css?inline';
import { PrivacyRequestForm } from './privacy-request-form.tsx';

interface PrivacyPageProps {
  readonly page: PageContent;
  readonly answer: FormAnswer | undefined;
}

/** The privacy notice, with a form for requests about one's data below it. */
export function PrivacyPage({ page, answer }: PrivacyPageProps) {
  const sections = [...page.sections, { id: 'ask', title: 'Ask about your data' }];
  return (
    <>
      <Stylesheet name="privacy" css={privacyStyles} />
      <InformationPage page={{ ...page, sections }}>
        <PrivacyRequest answer={answer} />
      </InformationPage>
    </>
  );
}

function PrivacyRequest({ answer }: Pick<PrivacyPageProps, 'answer'>) {
  const { dataRequestWithin } = useInsurerContact().promises;
  return (
    <section
      className="card form-card privacy-request"
      id="ask"
      aria-labelledby="privacy-request-title"
    >
      <h2 className="small-title" id="privacy-request-title">
        Ask about your data
      </h2>
      <p className="form-card__promise">
        This is your right, and it’s free. The data protection officer will answer within{' '}
        {dataRequestWithin}, and will check who you are before showing or changing anything.
      </p>
      <PrivacyRequestForm answer={answer} />
    </section>
  );
}
