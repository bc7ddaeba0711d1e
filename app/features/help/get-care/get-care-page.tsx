import type { ReactNode } from 'react';
import type { FieldValues, FormAnswer } from '#app/kernel/form-answer.ts';
import { useSite } from '#app/site/use-site.ts';
import { CallButton } from '#app/site/contact/contact-buttons.tsx';
import { EmergencyCalls } from '#app/site/contact/emergency-calls.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { getCarePath, openEmergencyUnits } from '#app/site/get-care-path.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CareMessageForm } from './care-message-form.tsx';
import { FindOpenHospital } from './find-open-hospital.tsx';
import getCareStyles from './get-care.css?inline';
import type { GetCare } from './get-care.schema.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { formPath } from '#app/leads/form-path.ts';
import { LeadFormView, type LeadFormProps } from '#app/leads/lead-form-view.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';

export interface GetCarePageProps {
  readonly care: GetCare;
  /** What was sent for a message to be written of it. */
  readonly message?: FieldValues | undefined;
  /** The answer to a request for reimbursement. */
  readonly answer?: FormAnswer | undefined;
}

type WayName = 'emergency' | 'hospital' | 'refused' | 'paid';

/** Four ways to care, the emergency numbers before them. */
export function GetCarePage({ care, message, answer }: GetCarePageProps) {
  return (
    <article className="get-care">
      <Stylesheet name="get-care" css={getCareStyles} />
      <GetCareHead care={care} />
      <div className="wrap get-care__ways">
        <Emergency care={care} />
        <Way name="hospital" care={care} text={care.hospital.text}>
          <FindOpenHospital />
        </Way>
        <Way name="refused" care={care}>
          <Refused care={care} message={message} />
        </Way>
        <Way name="paid" care={care} text={care.paid.text}>
          <Paid care={care} answer={answer} />
        </Way>
        <Other other={care.other} />
      </div>
    </article>
  );
}

const ways: Readonly<Record<WayName, IconName>> = {
  emergency: 'siren',
  hospital: 'hospital',
  refused: 'circle-alert',
  paid: 'notes',
};

/** All of it fits on the first screen of a phone. */
function GetCareHead({ care }: Pick<GetCarePageProps, 'care'>) {
  const { edition } = useSite();
  return (
    <header className="page-head">
      <div className="wrap stack stack--3 get-care__head">
        <h1>{care.title}</h1>
        <EmergencyCalls edition={edition} />
        <nav className="stack stack--2" aria-label="Ways to care">
          {(Object.keys(ways) as WayName[]).map((name) => (
            <a key={name} href={`#${name}`}>
              <Icon name={ways[name]} size={28} className="text-accent" />
              <span>{care[name].title}</span>
              <Icon name="chevron-down" size={20} className="muted" />
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}

interface WayProps extends Pick<GetCarePageProps, 'care'> {
  readonly name: WayName;
  readonly text?: string;
  readonly children: ReactNode;
}

function Way({ name, care, text, children }: WayProps) {
  const titleId = `${name}-title`;
  return (
    <section id={name} className={`get-care__way get-care__way--${name}`} aria-labelledby={titleId}>
      <h2 className="media media--middle media--close small-title below-4" id={titleId}>
        <Icon name={ways[name]} size={32} className="text-accent" />
        {care[name].title}
      </h2>
      {text !== undefined && <p className="measure below-4">{text}</p>}
      {children}
    </section>
  );
}

function Emergency({ care }: Pick<GetCarePageProps, 'care'>) {
  const { phone } = useInsurerContact();
  return (
    <Way name="emergency" care={care} text={care.emergency.text}>
      <div className="row wide-buttons">
        <ButtonLink href={openEmergencyUnits}>Find an open emergency unit</ButtonLink>
        <CallButton phone={phone} kind="secondary" />
      </div>
    </Way>
  );
}

function Refused({ care, message }: Pick<GetCarePageProps, 'care' | 'message'>) {
  const { refused } = care;
  return (
    <div className="columns">
      <ol className="stack measure bullets">
        {refused.steps.map((html) => (
          <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </ol>
      <div className="card card--warm form-card">
        <h3 className="small-title">Ask us in writing</h3>
        <p className="form-card__promise">Fill in what you know.</p>
        <CareMessageForm refused={refused} values={message ?? {}} />
      </div>
    </div>
  );
}

function Paid({ care, answer }: Pick<GetCarePageProps, 'care' | 'answer'>) {
  const { paid } = care;
  return (
    <div className="columns">
      <div>
        <h3 className="small-title">Documents we need</h3>
        <ul className="bullets stack stack--2 above-3 below-3">
          {paid.papers.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
        {paid.sampleNote !== undefined && <p className="fine-print">{paid.sampleNote}</p>}
      </div>
      <div className="card form-card">
        <ReimbursementForm answer={answer} />
      </div>
    </div>
  );
}

function Other({ other }: { readonly other: GetCare['other'] }) {
  return (
    <section className="get-care__way" aria-labelledby="other-title">
      <h2 className="small-title below-4" id="other-title">
        {other.title}
      </h2>
      <dl className="grid">
        {other.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="strong">{title}</dt>
            <dd dangerouslySetInnerHTML={{ __html: text }} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Asks for money that a member has paid for care. */
function ReimbursementForm({ answer }: LeadFormProps) {
  const { name, promises } = useInsurerContact();
  return (
    <LeadFormView
      id="reimbursement"
      tool="Claim back money paid for care"
      action={formPath(getCarePath, 'reimbursement')}
      answer={answer}
      thanks={{
        title: 'We have your request',
        text: `Now send us the documents within ${promises.receiptsWithin}, by WhatsApp or email, with your reference.`,
      }}
    >
      <Field label="Your name" name="name" autoComplete="name" required />
      <div className="form__pair">
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" required />
        <EmailField label="Email (optional)" name="email" />
      </div>
      <Field label="Member number (optional)" name="member" hint="On your plan card" />
      <Field label="Hospital" name="hospital" required />
      <div className="form__pair">
        <Field label="Day of the care" name="careDay" hint="For example 27 3 2026" required />
        <Field label="Amount you paid" name="paid" hint="In figures, as on the receipts" required />
      </div>
      <p className="fine-print">
        Don’t write about your illness here, or send a card number or PIN.
      </p>
      <ConsentBox wording="reimbursement-1" insurer={name} />
      <SendButton>Claim my money back</SendButton>
    </LeadFormView>
  );
}
