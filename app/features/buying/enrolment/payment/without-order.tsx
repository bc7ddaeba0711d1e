import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallSales } from '../../page/phone.tsx';
import { SinglePage } from '../../page/single-page.tsx';
import { PlanPicker } from '../plan-picker.tsx';
import { returnPath } from '../return/return-view.ts';
import type { PaymentPageView } from './payment-view.server.ts';

type View = Exclude<PaymentPageView, { readonly kind: 'order' }>;

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

/** The page of a payment whose order is not there to show, with where to go from it. */
export function WithoutOrder({ view }: { readonly view: View }) {
  return (
    <SinglePage {...notices[view.kind]}>
      {view.kind === 'none' ? <Start plans={view.plans} /> : <FindOrder kind={view.kind} />}
    </SinglePage>
  );
}

function Start({ plans }: Pick<Extract<View, { kind: 'none' }>, 'plans'>) {
  return (
    <>
      <ButtonRow>
        <ButtonLink href="/insurance-calculator">Get a Quote</ButtonLink>
        <ButtonLink href={returnPath} kind="secondary">
          Continue your order
        </ButtonLink>
      </ButtonRow>
      <PlanPicker plans={plans} />
    </>
  );
}

function FindOrder({ kind }: { readonly kind: 'unknown' | 'ended' | 'unavailable' }) {
  return (
    <>
      <ButtonRow>
        {kind === 'unavailable' ? (
          <ButtonLink href="">
            <Icon name="rotate-cw" size={20} />
            Try again
          </ButtonLink>
        ) : (
          <ButtonLink href={returnPath}>Continue your order</ButtonLink>
        )}
        <CallSales kind="secondary" />
      </ButtonRow>
      {kind !== 'unavailable' && (
        <p>
          No order yet? <a href="/insurance-plans">See our plans</a> and their prices.
        </p>
      )}
    </>
  );
}
