import { formatDay } from '#app/kernel/days.ts';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { SinglePage } from '../../page/single-page.tsx';
import type { RenewalOffer } from '../renewal.ts';
import { EnrolmentSteps, stepsOf } from '../steps/enrolment-steps.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderMail } from './order-mail.tsx';
import { OtherWaysToPay } from './other-ways-to-pay.tsx';
import { PaymentSchedule } from './payment-schedule.tsx';
import { PaymentStatus, type PayFailure } from './payment-status.tsx';
import type { PaymentPageView, PaymentView, PayPageAnswer } from './payment-view.server.ts';
import { WithoutOrder } from './without-order.tsx';
import paymentStyles from './payment.css?inline';

type PageAnswer = PayPageAnswer | { readonly kind: 'correction'; readonly answer: FormAnswer };

interface PaymentPageProps {
  readonly view: PaymentPageView;
  readonly answer: PageAnswer | undefined;
}

/** Takes the payment of an order, and shows its state on later visits. */
export function PaymentPage({ view, answer }: PaymentPageProps) {
  return (
    <article className="page-body payment">
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
        <WithoutOrder view={view} />
      )}
    </article>
  );
}

interface OrderToPayProps {
  readonly view: PaymentView;
  /** Why a payment could not be begun. */
  readonly failure: PayFailure | undefined;
  /** To the form that corrects the email address. */
  readonly correction: FormAnswer | undefined;
}

function OrderToPay({ view, failure, correction }: OrderToPayProps) {
  const { state, buyer, canPay, next, schedule, renewal, planName } = view;
  return (
    <div className="wrap stack payment__order">
      <div className="columns payment__head">
        {state !== 'closed' && (
          <EnrolmentSteps
            steps={stepsOf({ who: buyer })}
            current={state === 'success' ? 'done' : 'pay'}
          />
        )}
        <PaymentStatus view={view} failure={failure} />
        <OrderCard view={view} />
      </div>
      {next.length > 0 && <NextSteps steps={next} />}
      {canPay && <OtherWaysToPay view={view} />}
      {schedule.length > 1 && <PaymentSchedule view={view} />}
      {renewal && <Renewal renewal={renewal} planName={planName} />}
      <section className="columns payment__keep divided" aria-labelledby="keep">
        <h2 id="keep">Come back to your order</h2>
        <div className="stack stack--5">
          <p>
            Save <a href={view.linkPath}>this link</a> to come back later or on another phone. Don’t
            share it.
          </p>
          <OrderMail view={view} answer={correction} />
        </div>
      </section>
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
        {planName} for the same people. At today’s prices, and their ages when it starts: {price}.
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
