import { consentWordings } from '#app/leads/consent/consent-wordings.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { Trap } from '#app/ui/form/trap.tsx';
import { planPath } from '../plans/plan-paths.ts';
import type { CheckoutView, ReviewSection } from './checkout.ts';
import { consentsFor, type EnrolmentConsent } from './consents.ts';
import { controlNames } from './draft.ts';
import type { Seller } from './use-seller.ts';

interface ReviewStepProps {
  readonly view: CheckoutView;
  readonly seller: Seller;
}

/** Everything once more, and the consents, each by itself. */
export function ReviewStep({ view, seller }: ReviewStepProps) {
  const { name, promises } = seller;
  return (
    <div className="review-step">
      {view.review.map((section) => (
        <Section key={section.step} section={section} />
      ))}
      <fieldset className="review-step__consents">
        <legend>Your agreement</legend>
        {consentsFor(view.draft).map((consent) => (
          <Consent key={consent.field} consent={consent} name={name} view={view} />
        ))}
      </fieldset>
      <Trap />
      <p className="review-step__note">
        You won’t pay anything yet. We’ll save your order and give you a reference, then you choose
        how to pay. We’ll confirm your start date by email within {promises.startWithin} of
        receiving your payment. After you pay, {promises.registration}
      </p>
    </div>
  );
}

function Section({ section }: { readonly section: ReviewSection }) {
  const { step, title, lines } = section;
  return (
    <section className="review-step__section" aria-labelledby={`review-${step}`}>
      <h2 id={`review-${step}`}>{title}</h2>
      <button type="submit" name={controlNames.go} value={step}>
        Change<span className="visually-hidden">: {title}</span>
      </button>
      <dl>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ConsentProps {
  readonly consent: EnrolmentConsent;
  /** Of the insurer. */
  readonly name: string;
  readonly view: CheckoutView;
}

function Consent({ consent, name, view }: ConsentProps) {
  const { field, wording } = consent;
  return (
    <CheckBoxField name={field} value={wording}>
      {consentWordings[wording](name)} <ReadMore field={field} view={view} />
    </CheckBoxField>
  );
}

/** In new tabs: what was filled in stays. */
function ReadMore({ field, view }: { readonly field: string; readonly view: CheckoutView }) {
  const newTab = <span className="visually-hidden"> (opens in a new tab)</span>;
  if (field === 'consentTold') return null;
  if (field !== 'consentTerms') {
    return (
      <a href="/privacy" target="_blank">
        Privacy notice{newTab}
      </a>
    );
  }
  return (
    <>
      <a href="/terms" target="_blank">
        Terms{newTab}
      </a>
      ,{' '}
      <a href={`${planPath(view.plan.id)}#schedule`} target="_blank">
        what {view.plan.name} covers{newTab}
      </a>
    </>
  );
}
