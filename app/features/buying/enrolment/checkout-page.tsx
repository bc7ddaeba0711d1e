import type { ReactNode } from 'react';
import { BreadcrumbTrail } from '#app/site/breadcrumbs/breadcrumb-trail.tsx';
import { useSite } from '#app/site/use-site.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { ErrorSummary, FormNotice } from '#app/ui/form/form-notice.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { UnsentNotices } from '#app/ui/form/unsent-notices.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CallInstead } from '../page/phone.tsx';
import { PriceBar } from '../page/price-lines.tsx';
import { SinglePage } from '../page/single-page.tsx';
import { planPath } from '../plans/plan-paths.ts';
import checkoutStyles from './checkout.css?inline';
import type { CheckoutView, StepProps, UnknownPlan } from './checkout.server.ts';
import { draftHours } from './draft/order-drafts.ports.ts';
import { OrderSummary } from './order-summary.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { returnPath } from './return/return-view.ts';
import { EnrolmentSteps } from './steps/enrolment-steps.tsx';
import { HospitalStep } from './steps/hospital-step.tsx';
import { PeopleStep } from './steps/people-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { controlNames, formId, stepPath } from './steps/step-fields.ts';
import { WhoStep } from './steps/who-step.tsx';

/** Sells one plan step by step; offers all plans when the address names none. */
export function CheckoutPage({ view }: { readonly view: CheckoutView | UnknownPlan }) {
  return (
    <article className="page-body checkout">
      <Stylesheet name="checkout" css={checkoutStyles} />
      {view.kind === 'unknown' ? (
        <SinglePage
          title="We can’t find that plan"
          lead={`We don’t have a plan called “${view.asked}”. Choose one of our plans.`}
        >
          <PlanPicker plans={view.plans} query={view.query} />
        </SinglePage>
      ) : (
        <CheckoutStep view={view} />
      )}
    </article>
  );
}

/** Shows a step of buying a plan as a form beside the order, whose fields are part of the form. */
function CheckoutStep({ view }: StepProps) {
  const { plan, step, steps, price, draft, agreed, errors, focus } = view;
  return (
    <form-in-place data-form="checkout">
      <FormContext value={{ id: 'c', errors, values: { ...draft, ...agreed }, focus }}>
        <div className="wrap columns buying-page__columns">
          <div className="stack stack--5">
            <BreadcrumbTrail
              edition={useSite().edition}
              parents={[{ path: planPath(plan.id), name: plan.name }]}
              title={`Buy ${plan.name}`}
            />
            <h1>{titleOf(view)}</h1>
            <EnrolmentSteps steps={steps} current={step} />
            <Notice view={view} />
            <CheckoutForm view={view} />
            {step === 'who' && (
              <p>
                Sent an order before? <a href={returnPath}>Continue your order</a>.
              </p>
            )}
            {price.kind === 'priced' && <PriceBar quote={price.quote} href="#order" />}
          </div>
          <OrderSummary view={view} />
        </div>
      </FormContext>
    </form-in-place>
  );
}

export function titleOf({ step, plan, buyer, people }: CheckoutView): string {
  switch (step) {
    case 'who':
      return `Who should ${plan.name} cover?`;
    case 'people':
      if (people.length === 0) return 'Who should we contact?';
      return buyer === 'me' ? 'Tell us about yourself' : 'Tell us about them';
    case 'hospital':
      return 'Choose a hospital';
    case 'review':
      return 'Check your answers';
  }
}

/** Says what has become of an order, above its step. */
function Notice({ view }: StepProps) {
  if (!view.notice) return null;
  const isUrgent = view.notice.kind === 'changed';
  return (
    <div
      className="inset"
      role={isUrgent ? 'alert' : undefined}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was sent was not taken
      autoFocus={isUrgent}
    >
      <p>{noticeWords(view.notice, view.plan.name)}</p>
    </div>
  );
}

function noticeWords(notice: NonNullable<CheckoutView['notice']>, plan: string): ReactNode {
  switch (notice.kind) {
    case 'kept':
      return `We’ve filled in what you entered before. We keep it for ${draftHours} hours after your last step, or until you send your order.`;
    case 'lost':
      return `We no longer have your answers, so please start again. We keep them for ${draftHours} hours, and only if your browser accepts this site’s cookie for orders.`;
    case 'edition':
      return 'You’ve changed the edition of this site since you began. Check who is covered, how you pay and the price.';
    case 'changed':
      return 'We haven’t sent your order, because it has changed since this page was shown, maybe in another tab. Check it, then send it.';
    case 'sent':
      return (
        <>
          You’ve sent an order for {plan}. <a href={notice.path}>Go to your order</a> to pay for it.
          This form starts another one.
        </>
      );
  }
}

function StepFields({ view }: StepProps) {
  switch (view.step) {
    case 'who':
      return <WhoStep view={view} />;
    case 'people':
      return <PeopleStep view={view} />;
    case 'hospital':
      return <HospitalStep view={view} />;
    case 'review':
      return <ReviewStep view={view} />;
  }
}

/** Posts one step to its own address, which leads on to the next. */
function CheckoutForm({ view }: StepProps) {
  const { plan, step, saveFailure, change, canMail } = view;
  // Enter presses a form's first button: that must not be "Back".
  const onEnter = step === 'hospital' ? { name: controlNames.go, value: 'search' } : {};
  const otherWays = <CallInstead />;
  return (
    <form
      id={formId}
      className="card panel checkout-form"
      toolname="buy-a-plan"
      tooldescription="Fill in this step of buying a plan, and go to the next"
      method="post"
      action={stepPath(plan.id, step, change)}
      noValidate
    >
      <button
        className="visually-hidden"
        type="submit"
        tabIndex={-1}
        aria-hidden="true"
        {...onEnter}
      />
      {saveFailure && <FormNotice answer={saveFailure} otherWays={otherWays} />}
      <ErrorSummary />
      <UnsentNotices otherWays={otherWays} />
      <StepFields view={view} />
      <div className="checkout-form__buttons">
        <SendButton>{sendWords(view)}</SendButton>
        {step !== 'who' && change === undefined && (
          <Button type="submit" kind="secondary" name={controlNames.go} value="back">
            Back
          </Button>
        )}
      </div>
      {step !== 'who' && canMail && (
        <p>
          <Button type="submit" kind="secondary" small name={controlNames.go} value="device">
            Continue on another device
          </Button>
        </p>
      )}
      <output className="visually-hidden" data-sending="" />
    </form>
  );
}

function sendWords({ step, change }: CheckoutView): string {
  if (change !== undefined) return 'Save and go back to review';
  return step === 'review' ? 'Send my order' : 'Continue';
}
