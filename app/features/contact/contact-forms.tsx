import { messageLimits } from '#app/kernel/form-answer.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { EmailOrPhone } from '#app/leads/email-or-phone.tsx';
import { formPath } from '#app/leads/form-path.ts';
import { LeadFormView, type LeadFormProps } from '#app/leads/lead-form-view.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { callingTimes, topics } from './contact.schema.ts';

const ownName = <Field label="Your name" name="name" autoComplete="name" required />;
const topic = (
  <SelectField
    label="What is it about?"
    name="topic"
    placeholder="Choose a topic"
    choices={topics}
    required
  />
);

/** Sends us a message. */
export function ContactForm({ answer }: LeadFormProps) {
  const insurer = useInsurerContact();
  return (
    <LeadFormView
      id="contact"
      tool="Send us a message"
      action="/contact"
      answer={answer}
      thanks={{
        title: 'Thank you. We have your message',
        text: `We’ll answer ${insurer.promises.replyBy}.`,
      }}
    >
      {ownName}
      <EmailOrPhone />
      {topic}
      <TextAreaField
        label="Your message"
        name="message"
        hint="10 to 1,000 characters. Don’t include test results or diagnoses. Add your member number if you have one."
        limits={messageLimits}
        required
      />
      <ConsentBox wording="contact-1" insurer={insurer.name} />
      <SendButton>Send message</SendButton>
    </LeadFormView>
  );
}

/** Asks us to call the visitor. */
export function CallBackForm({ answer }: LeadFormProps) {
  const insurer = useInsurerContact();
  return (
    <LeadFormView
      id="call-back"
      tool="Ask us to call back"
      action={formPath('/contact', 'call-back')}
      answer={answer}
      thanks={{
        title: 'Thank you. We will call you',
        text: `We’ll call ${insurer.promises.callBackTries}. If we miss you, call us.`,
      }}
    >
      {ownName}
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="From outside Nigeria, start with the country code, such as +44"
        required
      />
      {topic}
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
