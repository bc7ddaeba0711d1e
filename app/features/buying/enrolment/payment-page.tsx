import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { CallInstead } from '../ask/call-instead.tsx';
import { useSalesPhone } from '../ask/use-sales-phone.ts';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { Handover } from './handover.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import paymentStyles from './payment.css?inline';
import type { PaymentPageView, PaymentView, PayPageAnswer } from './payment-view.ts';
import { PlanPicker } from './plan-picker.tsx';
import { stepsOf } from './steps.ts';

interface PaymentPageProps {
  readonly view: PaymentPageView;
  /** What came of the wish to pay. */
  readonly answer: PayPageAnswer | undefined;
}

/** Where an enrolment is paid, and where one comes back to see how it stands. */
export function PaymentPage({ view, answer }: PaymentPageProps) {
  return (
    <article className="buying-page payment">
      <Stylesheet name="payment" css={paymentStyles} />
      {answer?.kind === 'go' ? (
        <Handover url={answer.url} />
      ) : (
        <PaymentContent view={view} hasFailed={answer?.kind === 'unavailable'} />
      )}
    </article>
  );
}

interface ContentProps {
  readonly view: PaymentPageView;
  readonly hasFailed: boolean;
}

function PaymentContent({ view, hasFailed }: ContentProps) {
  const phone = useSalesPhone();
  switch (view.kind) {
    case 'order':
      return <OrderPage view={view} hasFailed={hasFailed} />;
    case 'none':
    case 'unknown':
      return (
        <div className="wrap buying-page__single">
          <h1>{view.kind === 'none' ? 'Start from a plan' : 'We do not know this link'}</h1>
          <p className="lead">
            {view.kind === 'none'
              ? 'There is no enrolment to pay for yet. Choose a plan, and we go through it step by step.'
              : 'Please check that the whole link was copied. If you have a reference, call us with it; do not pay twice.'}
          </p>
          {view.kind === 'unknown' && <CallInstead phone={phone} />}
          <PlanPicker plans={view.plans} />
        </div>
      );
    case 'unavailable':
      return (
        <div className="wrap buying-page__single">
          <h1>We cannot look it up just now</h1>
          <p className="lead">
            Your enrolment is kept, and nothing is lost. Please do not pay again; open this page
            once more in a minute.
          </p>
          <CallInstead phone={phone} />
        </div>
      );
  }
}

interface OrderPageProps {
  readonly view: PaymentView;
  readonly hasFailed: boolean;
}

function OrderPage({ view, hasFailed }: OrderPageProps) {
  return (
    <div className="wrap buying-page__columns">
      <forget-draft />
      <div className="buying-page__main">
        <EnrolmentSteps
          steps={stepsOf({ who: view.buyer })}
          current={view.state === 'success' ? 'done' : 'pay'}
        />
        <PaymentStatus view={view} hasFailed={hasFailed} />
      </div>
      <PaymentSummary view={view} />
    </div>
  );
}
