import { minutesInWords } from '#app/kernel/numbers.ts';
import { useSite } from '#app/site/use-site.ts';
import { CopyText } from '#app/ui/button/copy-text.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { changeInWords } from '../list-change.ts';
import { OrderActions } from './order-actions.tsx';
import type { PaymentView, PayPageAnswer } from './payment-view.server.ts';
import { paymentWords } from './payment-words.ts';

export type PayFailure = Exclude<PayPageAnswer, { readonly kind: 'redirect' }>;

interface PaymentStatusProps {
  readonly view: PaymentView;
  /** Why a payment could not be begun. */
  readonly failure: PayFailure | undefined;
}

/** Says how an order stands, with its reference and the next thing to do. */
export function PaymentStatus({ view, failure }: PaymentStatusProps) {
  const { promises } = useSite().identity;
  const { icon, tone, title, text } = paymentWords(view, promises);
  return (
    <section className="stack stack--5" aria-labelledby="status">
      <h1 className="stack" id="status">
        <span className={`payment-status__mark icon-tile payment-status__mark--${tone}`}>
          <Icon name={icon} size={32} />
        </span>
        {title}
      </h1>
      <output className="lead">{text}</output>
      {view.lateNote !== undefined && <p>{view.lateNote}</p>}
      {view.change && view.state !== 'closed' && <p>{changeInWords(view.change)}</p>}
      {failure && (
        <p className="message message--danger" role="alert">
          <Icon name="circle-alert" size={20} />
          <span>{failureWords(failure)}</span>
        </p>
      )}
      <div className="row payment-status__reference">
        <p className="muted">
          Your reference is <strong>{view.reference}</strong>
        </p>
        <CopyText text={view.reference} what="your reference" />
      </div>
      <OrderActions view={view} />
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
