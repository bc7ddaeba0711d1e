import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { formatMoney } from '#app/kernel/money.ts';
import { minutesInWords } from '#app/kernel/numbers.ts';
import { useSite } from '#app/site/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { OrderMail } from './order-mail.tsx';
import { changeInWords } from '../list-change.ts';
import { OtherWaysToPay, PhoneLine } from './other-ways-to-pay.tsx';
import type { PaymentView, PayPageAnswer } from './payment-view.server.ts';
import { paymentWords, serviceNames } from './payment-words.ts';

type PayFailure = Exclude<PayPageAnswer, { readonly kind: 'redirect' }>;

export interface PaymentStatusProps {
  readonly view: PaymentView;
  /** Why a payment could not be begun. */
  readonly failure: PayFailure | undefined;
  /** To the form that corrects the email address. */
  readonly correction: FormAnswer | undefined;
}

export function PaymentStatus({ view, failure, correction }: PaymentStatusProps) {
  const { promises } = useSite().identity;
  const { icon, tone, title, text } = paymentWords(view, promises);
  const canPay = ['idle', 'failed', 'cancelled'].includes(view.state);
  const receipt = view.schedule.find(({ number }) => number === view.number)?.receiptPath;
  const checkAgain = (
    <a className="button button--secondary" href={view.path}>
      <Icon name="rotate-cw" size={20} />
      Check again
    </a>
  );
  return (
    <section className="card panel">
      <div className={`payment-status__head payment-status__head--${tone}`}>
        <Icon name={icon} size={32} />
        <h1>{title}</h1>
      </div>
      <output>{text}</output>
      {view.lateNote !== undefined && <p>{view.lateNote}</p>}
      {view.change && view.state !== 'closed' && <p>{changeInWords(view.change)}</p>}
      {failure && (
        <p className="message message--danger payment-status__problem" role="alert">
          <Icon name="circle-alert" size={20} />
          <span>{failureWords(failure)}</span>
        </p>
      )}
      {canPay && <PayForm view={view} />}
      {canPay && <OtherWaysToPay view={view} />}
      {receipt !== undefined && (
        <p>
          <ButtonLink href={receipt} kind="secondary">
            <Icon name="download" size={20} />
            Download the receipt
          </ButtonLink>
        </p>
      )}
      {(view.state === 'processing' || view.state === 'unknown') && (
        <div className="row payment-status__next">
          {view.state === 'processing' ? <payment-poll>{checkAgain}</payment-poll> : checkAgain}
          <CallInstead />
        </div>
      )}
      {(view.state === 'short' || view.state === 'closed') && <PhoneLine />}
      {view.membersPath !== undefined && (
        <p>
          Tell us who is covered: <a href={view.membersPath}>send us your members</a>, now or later.
        </p>
      )}
      <OrderMail view={view} answer={correction} />
      <p className="payment-status__link">
        Your reference is <strong>{view.reference}</strong>. Save{' '}
        <a href={view.linkPath}>this link</a> to come back later or on another phone. Don’t share
        it.
      </p>
    </section>
  );
}

function failureWords(failure: PayFailure): string {
  if (failure.kind === 'unavailable') {
    return 'The payment service isn’t responding. You haven’t paid anything, and your order is saved. Try again in a few minutes, or come back later with the link to this page.';
  }
  const time = minutesInWords(failure.retryAfterSeconds);
  return `Too many payments have been started from your network or for this order. This time we didn’t start one, and your order is saved. Try again in ${time}.`;
}

const ways = {
  paystack: 'By card, bank transfer or USSD.',
  paypal: 'From your PayPal account, or by card.',
} as const;

/**
 * Starts the payment. Sends neither the amount, which the server has, nor card details, which only
 * the payment service sees.
 */
function PayForm({ view }: { readonly view: PaymentView }) {
  const { service, amount, path } = view;
  if (!service || !amount) return null;
  return (
    <form className="stack stack--3 pay-form" method="post" action={path}>
      <Button type="submit">
        Pay {formatMoney(amount)} with {serviceNames[service]}
      </Button>
      <p>
        {ways[service]} You’ll pay on {serviceNames[service]}’s own page, so we never see your card
        number.
      </p>
    </form>
  );
}
