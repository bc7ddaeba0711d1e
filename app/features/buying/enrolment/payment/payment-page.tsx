import { formatDay } from '#app/kernel/days.ts';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { SinglePage, PlanPicker } from '../../page/single-page.tsx';
import { EnrolmentSteps, stepsOf } from '../steps/enrolment-steps.tsx';
import type { RenewalOffer } from '../renewal.ts';
import { PaymentSchedule, PaymentSummary } from './payment-summary.tsx';
import { PaymentStatus, type PaymentStatusProps } from './payment-status.tsx';
import type { PaymentPageView, PayPageAnswer } from './payment-view.server.ts';
import { returnPath } from '../return/return-view.ts';
import paymentStyles from './payment.css?inline';

type PageAnswer = PayPageAnswer | { readonly kind: 'correction'; readonly answer: FormAnswer };

interface PaymentPageProps {
  readonly view: PaymentPageView;
  readonly answer: PageAnswer | undefined;
}

const notices = {
  none: {
    title: 'Start from a plan',
    lead: 'You have no order to pay for yet. Choose a plan and we’ll take you through it step by step.',
  },
  unknown: {
    title: 'This link doesn’t work',
    lead: 'Check that you copied the whole link. If you have a reference, call us and quote it. Don’t pay twice.',
  },
  ended: {
    title: 'This link has ended',
    lead: 'Links end 90 days after the cover, after 90 days without a payment, or when we replace them. If you have just paid, don’t pay again. To come back, get your order’s link by email or call us.',
  },
  unavailable: {
    title: 'We can’t show your order right now',
    lead: 'Your order is saved. Don’t pay again. Open this page again in a minute.',
  },
} as const;

/** Takes the payment of an order, and shows its state on later visits. */
export function PaymentPage({ view, answer }: PaymentPageProps) {
  return (
    <article className="page-body buying-page payment">
      <Stylesheet name="payment" css={paymentStyles} />
      {answer?.kind === 'redirect' ? (
        <PaymentRedirect url={answer.url} />
      ) : view.kind === 'order' ? (
        <OrderToPay
          view={view}
          failure={answer?.kind === 'correction' ? undefined : answer}
          correction={answer?.kind === 'correction' ? answer.answer : undefined}
        />
      ) : (
        <SinglePage {...notices[view.kind]}>
          {view.kind !== 'unavailable' && (
            <p>
              Sent an order before? <a href={returnPath}>Continue your order</a> with its reference.
            </p>
          )}
          {view.kind !== 'none' && <CallInstead />}
          {view.kind !== 'unavailable' && <PlanPicker plans={view.plans} />}
        </SinglePage>
      )}
    </article>
  );
}

function OrderToPay(props: PaymentStatusProps) {
  const { view } = props;
  return (
    <div className="wrap buying-page__columns">
      <div className="stack buying-page__main">
        {view.state !== 'closed' && (
          <EnrolmentSteps
            steps={stepsOf({ who: view.buyer })}
            current={view.state === 'success' ? 'done' : 'pay'}
          />
        )}
        <PaymentStatus {...props} />
        {view.schedule.length > 1 && <PaymentSchedule view={view} />}
        {view.renewal && <Renewal renewal={view.renewal} planName={view.planName} />}
      </div>
      <PaymentSummary view={view} />
    </div>
  );
}

interface RenewalProps {
  readonly renewal: RenewalOffer;
  readonly planName: string;
}

/** Offers the next year for the same people. */
function Renewal({ renewal: { startDay, price, path }, planName }: RenewalProps) {
  return (
    <section className="card panel" aria-labelledby="renewal">
      <h2 id="renewal">Renew for another year</h2>
      <p>
        Cover never renews by itself. From {formatDay(startDay)} you can have another year of{' '}
        {planName} for the same people. Price today, at their ages on that day: {price}.
      </p>
      <p>
        <ButtonLink href={path} kind="secondary">
          Renew this plan
        </ButtonLink>
      </p>
    </section>
  );
}

/**
 * Redirects to the payment service from a page: the `form-action` policy blocks a redirect in
 * answer to a form.
 */
function PaymentRedirect({ url }: { readonly url: string }) {
  const lead = `You’ll pay at ${new URL(url).host}, then come back here to see that your payment has arrived.`;
  return (
    <SinglePage title="Continue to payment" lead={lead}>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p>
        <ButtonLink href={url} rel="noreferrer">
          Go to the payment page
        </ButtonLink>
      </p>
    </SinglePage>
  );
}
