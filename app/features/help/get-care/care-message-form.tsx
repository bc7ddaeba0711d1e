import { planChoices } from '#app/features/providers/directory/plan-bands.ts';
import type { FieldValues } from '#app/kernel/form-answer.ts';
import { formPath } from '#app/leads/form-path.ts';
import { getCarePath } from '#app/site/get-care-path.ts';
import { useSite } from '#app/site/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { inAddress, writeCareMessage } from './care-message.ts';
import type { GetCare } from './get-care.schema.ts';
import { longestHospital } from './sent-message.ts';

interface CareMessageFormProps {
  readonly refused: GetCare['refused'];
  /** What was sent for a message without scripts; empty at first. */
  readonly values: FieldValues;
}

const asChoices = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
const plans = asChoices(planChoices.map(({ label }) => label));

/**
 * A message to us that the visitor sends. Posted without scripts, the page answers with it, so that
 * no address, log or copy holds what was typed.
 */
export function CareMessageForm({ refused, values }: CareMessageFormProps) {
  const { problems, message } = refused;
  const { plan = '', hospital = '', problem = '' } = values;
  const lines = [
    ['Plan', plan],
    ['Hospital', hospital],
    ['Problem', problem],
  ] as const;
  return (
    <ready-message className="stack stack--6" data-start={message.start} data-end={message.end}>
      <FormContext value={{ id: 'care-message', errors: {}, values }}>
        <form
          className="form"
          method="post"
          action={`${formPath(getCarePath, 'message')}#message`}
          autoComplete="off"
          toolname="message-for-help"
          tooldescription="Write a message to us from a hospital that refuses care, ready to send"
        >
          <div className="form__pair">
            <SelectField label="Plan" name="plan" placeholder="Choose your plan" choices={plans} />
            <Field label="Hospital" name="hospital" maxLength={longestHospital} />
          </div>
          <SelectField
            label="Problem"
            name="problem"
            placeholder="Choose what is wrong"
            choices={asChoices(problems)}
          />
          <Button type="submit" kind="secondary" className="ready-message__write">
            Write the message
          </Button>
        </form>
      </FormContext>
      <ReadyMessage text={writeCareMessage({ ...message, lines })} />
    </ready-message>
  );
}

interface MessageWay {
  readonly icon: IconName;
  readonly label: string;
  /** An address that ends where the text begins. */
  readonly to: string;
}

function ReadyMessage({ text }: { readonly text: string }) {
  const { whatsApp, email } = useSite().identity;
  const ways: readonly MessageWay[] = [
    { icon: 'whatsapp', label: 'WhatsApp', to: `https://wa.me/${whatsApp}?text=` },
    // The number of the chat, because a contact line takes no texts.
    { icon: 'message-circle', label: 'Text message', to: `sms:+${whatsApp}?body=` },
    { icon: 'mail', label: 'Email', to: `mailto:${email}?subject=Help%20at%20a%20hospital&body=` },
  ];
  return (
    <section
      id="message"
      tabIndex={-1}
      className="stack stack--3 ready-message"
      aria-labelledby="message-title"
    >
      <h3 className="small-title" id="message-title">
        Your message
      </h3>
      <blockquote>{text}</blockquote>
      <div className="stack stack--2 ready-message__ways">
        {ways.map(({ icon, label, to }) => (
          <ButtonLink
            key={label}
            kind="brand"
            href={to + inAddress(text)}
            data-to={to}
            {...(icon === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
          >
            <Icon name={icon} size={20} />
            {label}
          </ButtonLink>
        ))}
      </div>
      <p className="fine-print">
        We get nothing until you send it. This page keeps nothing of what you enter.
      </p>
    </section>
  );
}
