import { Fragment } from 'react';
import { useSite } from '#app/site/use-site.ts';
import { ConsentLink } from '#app/leads/consent/consent-link.tsx';
import { consentWordings } from '#app/leads/consent/consent-wordings.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { Honeypot } from '#app/ui/form/honeypot.tsx';
import { contractPath, contractPdfPath } from '#app/site/contract-paths.ts';
import { formatDay } from '#app/kernel/days.ts';
import type { StepProps } from '../checkout.server.ts';
import { consentsFor, type EnrolmentConsent } from './consents.ts';
import type { ReviewSection } from './review.server.ts';
import { controlNames, stepPath } from './step-fields.ts';
import { PriceLines } from '../../page/price-lines.tsx';
import type { TierId } from '../../prices/price-list.ts';

/** Shows all answers, the plan's exclusions and waits, and asks for each consent. */
export function ReviewStep({ view }: StepProps<'review'>) {
  const { name, promises } = useSite().identity;
  const { sections, seen } = view.review;
  return (
    <div className="stack stack--6 review-step">
      {sections.map((section) => (
        <Section key={section.title} {...section} planId={view.plan.id} />
      ))}
      <ReviewCover view={view} />
      <ReviewContract view={view} />
      <fieldset className="stack stack--3">
        <legend className="display-name">Your agreement</legend>
        {consentsFor(view.draft).map((consent) => (
          <Consent key={consent.field} {...consent} insurer={name} planId={view.plan.id} />
        ))}
      </fieldset>
      <Honeypot />
      <input type="hidden" name={controlNames.seen} value={seen} />
      <p className="inset small">
        You won’t pay anything yet. We’ll save your order and give you a reference, then you choose
        how to pay. This site asks nothing about health, and needs no photograph or identity number.
        After you pay, {promises.registration}
      </p>
    </div>
  );
}

interface SectionProps extends ReviewSection {
  readonly planId: TierId;
}

function Section({ step, title, lines, planId }: SectionProps) {
  return (
    <section className="stack stack--3 review-step__section">
      <h2 className="large">{title}</h2>
      <dl>
        {lines.map(({ label, text, field }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd>
              <a className="tall-link" href={stepPath(planId, step, field)}>
                Change
                <span className="visually-hidden">
                  : {title}, {label}
                </span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ConsentProps extends EnrolmentConsent {
  readonly insurer: string;
  readonly planId: TierId;
}

function Consent({ field, wording, linksOf, insurer, planId }: ConsentProps) {
  return (
    <CheckBoxField name={field} value={wording}>
      {consentWordings[wording](insurer)}
      {linksOf(planId).map(({ path, text }, at) => (
        <Fragment key={path}>
          {at === 0 ? ' ' : ', '}
          <ConsentLink path={path} text={text} />
        </Fragment>
      ))}
    </CheckBoxField>
  );
}

function ReviewContract({ view: { contract, canMail } }: StepProps) {
  const { version, note } = contract;
  return (
    <section className="stack stack--3 review-step__section">
      <h2 className="large">Your contract</h2>
      <p>
        Read it before you agree. We keep its version, {version}, with your order.
        {canMail && ' We’ll attach the contract to the email about your order.'}
      </p>
      <p>
        <ConsentLink path={contractPath} text="Read the contract" />
      </p>
      <p>
        <ConsentLink path={contractPdfPath(version)} text="Contract as a PDF" />
      </p>
      <p>{note}</p>
    </section>
  );
}

function ReviewCover({ view: { plan, price, prices, review } }: StepProps<'review'>) {
  const { firstDay, isRenewal, cover } = review;
  const { exclusions, crisisNote, missing, waits } = cover;
  return (
    <>
      {price.kind === 'priced' && (
        <section className="stack stack--3 review-step__section">
          <h2 className="large">Price</h2>
          <PriceLines quote={price.quote} prices={prices} />
        </section>
      )}
      <section className="stack stack--3 review-step__section">
        <h2 className="large">First day of cover</h2>
        {isRenewal ? (
          <p>
            This order renews your cover. The new year starts on{' '}
            <strong>{formatDay(firstDay)}</strong>, or when your year of cover ends if that is
            later. The first payment is due on that day, and you can pay earlier. We’ll confirm the
            date by email.
          </p>
        ) : (
          <p>
            If your payment arrives today, cover starts on <strong>{formatDay(firstDay)}</strong> at
            the latest. A public holiday can move it by a day. We’ll confirm the date by email.
          </p>
        )}
      </section>
      <section className="stack stack--3 review-step__section">
        <h2 className="large">Waiting periods on {plan.name}</h2>
        <p>From the first day of cover:</p>
        <dl>
          {waits.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack stack--3 review-step__section">
        <h2 className="large">What {plan.name} doesn’t cover</h2>
        <ul className="bullets">
          {exclusions.map((exclusion) => (
            <li key={exclusion}>{exclusion}</li>
          ))}
        </ul>
        {missing !== undefined && (
          <p>
            {plan.name} doesn’t cover {missing} either.
          </p>
        )}
        <p>{crisisNote}</p>
      </section>
    </>
  );
}
