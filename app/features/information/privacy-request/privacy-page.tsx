import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { InformationPage } from '../information-page.tsx';
import type { InformationPage as PageContent } from '../information.ports.ts';
import { PrivacyRequest } from './privacy-request.tsx';
import privacyStyles from './privacy-request.css?inline';

export interface PrivacyPageProps {
  readonly page: PageContent;
  /** What the server said to a request that was sent without scripts. */
  readonly answer: FormAnswer | undefined;
}

/** The privacy notice, and below it the form by which people use their rights. */
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
