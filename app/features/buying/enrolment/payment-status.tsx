import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallInstead } from '../ask/call-instead.tsx';
import { useSalesPhone } from '../ask/use-sales-phone.ts';
import { OtherWaysToPay } from './other-ways-to-pay.tsx';
import { PayForm } from './pay-form.tsx';
import { paymentWords } from './payment-words.ts';
import type { PaymentView } from './payment-view.ts';

interface PaymentStatusProps {
  readonly view: PaymentView;
  /** The payment service did not answer just now. */
  readonly hasFailed: boolean;
}

/** How the payment stands, and what one can do now. */
export function PaymentStatus({ view, hasFailed }: PaymentStatusProps) {
  const { promises } = useSite().identity;
  const phone = useSalesPhone();
  const { icon, tone, title, text } = paymentWords(view, promises);
  const canPay = ['idle', 'failed', 'cancelled'].includes(view.state);
  return (
    <section className="panel payment-status">
      <div className={`payment-status__head payment-status__head--${tone}`}>
        <Icon name={icon} size={32} />
        <h1>{title}</h1>
      </div>
      <output>{text}</output>
      {hasFailed && (
        <p className="payment-status__problem" role="alert">
          <Icon name="circle-alert" size={20} />
          <span>
            The payment service does not answer just now. Nothing was paid, and your request is
            kept: please try again in a few minutes, or later by the link to this page.
          </span>
        </p>
      )}
      {canPay && <PayForm view={view} />}
      {canPay && <OtherWaysToPay view={view} />}
      {(view.state === 'processing' || view.state === 'unknown') && (
        <div className="payment-status__next">
          {view.state === 'processing' ? (
            <look-again>
              <LookAgainLink path={view.path} />
            </look-again>
          ) : (
            <LookAgainLink path={view.path} />
          )}
          <CallInstead phone={phone} />
        </div>
      )}
      <KeepLink view={view} />
    </section>
  );
}

function LookAgainLink({ path }: { readonly path: string }) {
  return (
    <a className="button button--secondary" href={path}>
      <Icon name="rotate-cw" size={20} />
      Look again
    </a>
  );
}

function KeepLink({ view }: { readonly view: PaymentView }) {
  return (
    <p className="payment-status__link">
      Your reference is <strong>{view.reference}</strong>. Save <a href={view.path}>this link</a> to
      come back later or on another phone. Don’t share it.
    </p>
  );
}
