import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { LeadFormView, type LeadFormProps } from '#app/leads/lead-form-view.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { callingTimes, topics } from './contact-choices.ts';
import { contactFormPaths } from './contact-form-name.ts';

/** Asks us to call the visitor. */
export function CallBackForm({ answer }: LeadFormProps) {
  const insurer = useInsurerContact();
  return (
    <LeadFormView
      id="call-back"
      tool="Ask us to call back"
      action={contactFormPaths['call-back']}
      answer={answer}
      thanks={{
        title: 'Thank you. We will call you',
        text: `We’ll call ${insurer.promises.callBackTries}. If we miss you, call us.`,
      }}
    >
      <Field label="Your name" name="name" autoComplete="name" required />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="From outside Nigeria, start with the country code, such as +44"
        required
      />
      <SelectField
        label="What is it about?"
        name="topic"
        placeholder="Choose a topic"
        choices={topics}
        required
      />
      <ChoicesField
        legend="When should we call?"
        name="time"
        choices={callingTimes}
        hint="Nigeria time (UTC+1)"
        required
      />
      <ConsentBox wording="call-back-1" insurer={insurer.name} />
      <SendButton kind="brand">Ask for a call</SendButton>
    </LeadFormView>
  );
}
