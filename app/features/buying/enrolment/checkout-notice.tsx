import type { CheckoutNotice } from './checkout.server.ts';
import { draftHours } from './draft/order-drafts.ports.ts';

interface CheckoutNoticeProps {
  readonly notice: CheckoutNotice;
  /** The plan's name. */
  readonly plan: string;
}

/** Says what has become of an order, above its step. */
export function CheckoutNoticeText({ notice, plan }: CheckoutNoticeProps) {
  const isUrgent = notice.kind === 'changed';
  return (
    <div
      className="checkout__notice"
      role={isUrgent ? 'alert' : undefined}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was sent was not taken
      autoFocus={isUrgent}
    >
      <p>
        <Words notice={notice} plan={plan} />
      </p>
    </div>
  );
}

function Words({ notice, plan }: CheckoutNoticeProps) {
  switch (notice.kind) {
    case 'kept':
      return (
        <>
          We’ve filled in what you entered before. We keep it for {draftHours} hours after your last
          step, or until you send your order.
        </>
      );
    case 'lost':
      return (
        <>
          We no longer have your answers, so please start again. We keep them for {draftHours}{' '}
          hours, and only if your browser accepts this site’s cookie for orders.
        </>
      );
    case 'edition':
      return (
        <>
          You’ve changed the edition of this site since you began. Check who is covered, how you pay
          and the price.
        </>
      );
    case 'changed':
      return (
        <>
          We haven’t sent your order, because it has changed since this page was shown, maybe in
          another tab. Check it, then send it.
        </>
      );
    case 'sent':
      return (
        <>
          You’ve sent an order for {plan}. <a href={notice.path}>Go to your order</a> to pay for it.
          This form starts another one.
        </>
      );
  }
}
