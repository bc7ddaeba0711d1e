import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { messageLimits } from '#app/kernel/form-data/message-limits.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import type { InsurerContact } from '#app/location/use-insurer-contact.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm, type Kept } from '#app/ui/form/site-form.tsx';
import { topics } from './contact-choices.ts';
import { contactFormPaths } from './contact-form-name.ts';
import { OtherWays } from './other-ways.tsx';

interface ContactFormProps {
  /** What the server said to a form that was sent without scripts. */
  readonly answer: FormAnswer | undefined;
  readonly insurer: InsurerContact;
}

const loadSchema = async () => (await import('./contact.schema.ts')).contactSchema;

function thanks({ reference }: Kept, { promises }: InsurerContact) {
  return (
    <FormThanks title="Thank you. We have your message" reference={reference}>
      We’ll answer {promises.replyBy}.
    </FormThanks>
  );
}

/** A message to us. */
export function ContactForm({ answer, insurer }: ContactFormProps) {
  return (
    <SiteForm
      id="contact"
      tool="Send us a message"
      action={contactFormPaths.contact}
      loadSchema={loadSchema}
      answer={answer}
      otherWays={<OtherWays insurer={insurer} />}
      thanks={(kept) => thanks(kept, insurer)}
    >
      <Field label="Your name" name="name" autoComplete="name" required />
      <div className="contact__pair">
        <Field label="Email" name="email" type="email" autoComplete="email" />
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" />
        <p className="field__hint">One of the two is enough. We only use it to answer you.</p>
      </div>
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
        hint="10 to 1,000 characters. Please leave out test results and diagnoses. A member number helps, if you have one."
        limits={messageLimits}
        required
      />
      <ConsentBox wording="contact-1" insurer={insurer.name} />
      <SendButton>Send message</SendButton>
    </SiteForm>
  );
}
