import type { ReactNode } from 'react';
import { facilityChoices } from '#app/features/providers/directory/facility-types.ts';
import { messageLimits } from '#app/kernel/form-answer.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { EmailOrPhone } from '#app/leads/email-or-phone.tsx';
import { formPath } from '#app/leads/form-path.ts';
import { LeadFormView, type LeadFormProps } from '#app/leads/lead-form-view.tsx';
import { stateChoices } from '#app/site/nigeria/states.ts';
import { useSite } from '#app/site/use-site.ts';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { agentKinds, enquiryForms } from './enquiry.schemas.ts';
import { workWithUsPath, type EnquiryId } from './work-with-us.schema.ts';

interface EnquiryFormProps extends LeadFormProps {
  readonly id: EnquiryId;
  /** Who answers, and by when. */
  readonly promise: string;
}

interface EnquiryWords {
  /** The form's heading, and what it does for browser agents. */
  readonly title: string;
  readonly button: string;
  readonly thanks: string;
  readonly fields: ReactNode;
}

const ownName = <Field label="Your name" name="name" autoComplete="name" required />;
const state = (
  <SelectField
    label="State"
    name="state"
    placeholder="Choose a state"
    choices={stateChoices}
    required
  />
);

const hospitalFields = (
  <>
    <Field
      label="Name of the facility"
      name="facility"
      autoComplete="organization"
      spellCheck={false}
      required
    />
    <div className="form__pair">
      <SelectField
        label="Kind of facility"
        name="type"
        placeholder="Choose a kind"
        choices={facilityChoices}
        required
      />
      <Field label="Beds (optional)" name="beds" inputMode="numeric" autoComplete="off" />
    </div>
    <div className="form__pair">
      {state}
      <Field
        label="Town or LGA"
        name="area"
        autoComplete="address-level2"
        spellCheck={false}
        required
      />
    </div>
    <Field
      label="Registration number"
      name="licence"
      hint="As on your certificate from HEFAMAA, MDCN, your state’s ministry of health or your council"
      autoComplete="off"
      spellCheck={false}
      required
    />
    {ownName}
    <EmailOrPhone />
  </>
);

const agentFields = (
  <>
    <ChoicesField legend="What are you?" name="type" choices={agentKinds} required />
    <div className="form__pair">
      {ownName}
      <Field label="Company (optional)" name="organisation" autoComplete="organization" />
    </div>
    <div className="form__pair">
      {state}
      <Field
        label="Licence number (optional)"
        name="licence"
        hint="From NAICOM or the NHIA"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
    <EmailOrPhone />
  </>
);

const pressFields = (
  <>
    <div className="form__pair">
      {ownName}
      <Field
        label="Newspaper, station or site"
        name="outlet"
        autoComplete="organization"
        spellCheck={false}
        required
      />
    </div>
    <div className="form__pair">
      <EmailField label="Email" name="email" required />
      <Field label="Your deadline (optional)" name="deadline" type="date" />
    </div>
    <TextAreaField
      label="Your question"
      name="message"
      hint="10 to 1,000 characters. Don’t name patients."
      limits={messageLimits}
      required
    />
  </>
);

const jobFields = (
  <>
    {ownName}
    <Field
      label="Work you would like to do"
      name="role"
      hint="For example: nurse for authorisation, in Kano"
      autoComplete="off"
      required
    />
    <div className="form__pair">
      <EmailField label="Email" name="email" required />
      <Field label="Phone (optional)" name="phone" type="tel" autoComplete="tel" />
    </div>
    <TextAreaField
      label="About you"
      name="message"
      hint="10 to 1,000 characters. Leave out anything about your health."
      limits={messageLimits}
      required
    />
  </>
);

const words: Readonly<Record<EnquiryId, EnquiryWords>> = {
  hospitals: {
    title: 'Ask to join the network',
    button: 'Ask to join',
    thanks: 'Thank you. We have your request',
    fields: hospitalFields,
  },
  agents: {
    title: 'Ask to work with us as an agent or broker',
    button: 'Send request',
    thanks: 'Thank you. We have your request',
    fields: agentFields,
  },
  press: {
    title: 'Ask us a question',
    button: 'Send question',
    thanks: 'Thank you. We have your question',
    fields: pressFields,
  },
  jobs: {
    title: 'Tell us about you',
    button: 'Send',
    thanks: 'Thank you. We have your message',
    fields: jobFields,
  },
};

/** The form of one section, on its card. */
export function EnquiryForm({ id, promise, answer }: EnquiryFormProps) {
  const { identity } = useSite();
  const { title, button, thanks, fields } = words[id];
  return (
    <div className="card form-card">
      <h3 className="small-title">{title}</h3>
      <p className="form-card__promise">{promise}</p>
      <LeadFormView
        id={enquiryForms[id].kind}
        tool={title}
        action={formPath(workWithUsPath, id)}
        answer={answer}
        thanks={{ title: thanks, text: promise }}
      >
        {fields}
        <ConsentBox wording="contact-1" insurer={identity.name} />
        <SendButton>{button}</SendButton>
      </LeadFormView>
    </div>
  );
}
