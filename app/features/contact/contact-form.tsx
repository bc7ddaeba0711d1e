import { messageLimits } from '#app/kernel/form-answer.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { EmailOrPhone } from '#app/leads/email-or-phone.tsx';
import { LeadFormView, type LeadFormProps } from '#app/leads/lead-form-view.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { topics } from './contact-choices.ts';
import { contactFormPaths } from './contact-form-name.ts';

/** Sends us a message. */
export function ContactForm({ answer }: LeadFormProps) {
  const insurer = useInsurerContact();
  return (
    <LeadFormView
      id="contact"
      tool="Send us a message"
      action={contactFormPaths.contact}
      answer={answer}
      thanks={{
        title: 'Thank you. We have your message',
        text: `We’ll answer ${insurer.promises.replyBy}.`,
      }}
    >
      <Field label="Your name" name="name" autoComplete="name" required />
      <EmailOrPhone />
      <SelectField
        label="What is it about?"
        name="topic"
        placeholder="Choose a topic"
        choices={topics}
        required
      />
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
