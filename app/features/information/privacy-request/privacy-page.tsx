import { longestMessage, type FormAnswer } from '#app/kernel/form-answer.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import { EmailOrPhone } from '#app/leads/email-or-phone.tsx';
import { LeadFormView, type LeadFormProps } from '#app/leads/lead-form-view.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { useSite } from '#app/site/use-site.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { privacyRights } from './privacy-request.schema.ts';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { InformationPage } from '../information-page.tsx';
import type { InformationPage as PageContent } from '../information.ports.ts';
import privacyStyles from './privacy-request.css?inline';

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

/** Lets people use their data rights online. */
function PrivacyRequestForm({ answer }: LeadFormProps) {
  const insurer = useInsurerContact();
  const { retention } = useSite();
  return (
    <LeadFormView
      id="privacy-request"
      tool="Ask about your data"
      action="/privacy"
      answer={answer}
      thanks={{
        title: 'We have your request',
        text: `The data protection officer will answer within ${insurer.promises.dataRequestWithin}. If you hear nothing, you can complain to the Nigeria Data Protection Commission.`,
      }}
    >
      <SelectField
        label="What would you like us to do?"
        name="right"
        placeholder="Choose a request"
        choices={privacyRights}
        required
      />
      <Field label="Your name" name="name" autoComplete="name" required />
      <EmailOrPhone hint="Enter the one you gave us before. We’ll use it to find your records." />
      <TextAreaField
        label="Details (optional)"
        name="details"
        rows={4}
        hint={`Up to ${formatNumber(longestMessage)} characters. Say which data you mean. Don’t include health details.`}
        limits={{ least: 0, most: longestMessage }}
      />
      <p className="fine-print media media--close">
        <Icon name="info" size={20} />
        You don’t need to tick a consent box, because the law asks us to answer this request. We’ll
        use it for nothing else and delete it after {retention}.
      </p>
      <SendButton>Send request</SendButton>
    </LeadFormView>
  );
}
