import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import type { InsurerContact } from '#app/location/use-insurer-contact.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm, type Kept } from '#app/ui/form/site-form.tsx';
import { callingTimes, topics } from './contact-choices.ts';
import { contactFormPaths } from './contact-form-name.ts';
import { OtherWays } from './other-ways.tsx';

interface CallBackFormProps {
  /** What the server said to a form that was sent without scripts. */
  readonly answer: FormAnswer | undefined;
  readonly insurer: InsurerContact;
}

const loadSchema = async () => (await import('./call-back.schema.ts')).callBackSchema;

function thanks({ reference }: Kept, { promises }: InsurerContact) {
  return (
    <FormThanks title="Thank you. We will call you" reference={reference}>
      We’ll call {promises.callBackTries}. If we miss you, call us.
    </FormThanks>
  );
}

/** A request to be called. */
export function CallBackForm({ answer, insurer }: CallBackFormProps) {
  return (
    <SiteForm
      id="call-back"
      tool="Ask us to call back"
      action={contactFormPaths['call-back']}
      loadSchema={loadSchema}
      answer={answer}
      otherWays={<OtherWays insurer={insurer} />}
      thanks={(kept) => thanks(kept, insurer)}
    >
      <Field label="Your name" name="name" autoComplete="name" required />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="From outside Nigeria, begin with the country code, such as +44"
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
        legend="When shall we call?"
        name="time"
        choices={callingTimes}
        hint="Nigeria time (UTC+1)"
        required
      />
      <ConsentBox wording="call-back-1" insurer={insurer.name} />
      <SendButton kind="brand">Ask for a call</SendButton>
    </SiteForm>
  );
}
