import { BreadcrumbTrail } from '#app/site/breadcrumbs/breadcrumbs.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { PriceBar } from '../page/price-lines.tsx';
import type { Seller } from '../page/sales-contact.ts';
import { planPath } from '../plans/plan-paths.ts';
import { CheckoutNoticeText } from './checkout-notice.tsx';
import type { CheckoutView } from './checkout.server.ts';
import { OrderSummary } from './order-summary.tsx';
import { returnPath } from './return/return-view.ts';
import { CheckoutForm } from './steps/checkout-form.tsx';
import { EnrolmentSteps } from './steps/enrolment-steps.tsx';

interface CheckoutStepProps {
  readonly view: CheckoutView;
  readonly seller: Seller;
}

/** Shows a step of buying a plan as a form beside the order, whose fields are part of the form. */
export function CheckoutStep({ view, seller }: CheckoutStepProps) {
  const { plan, step, steps, price, draft, agreed, errors, focus, notice } = view;
  return (
    <form-in-place data-form="checkout">
      <FormContext value={{ id: 'c', errors, values: { ...draft, ...agreed }, focus }}>
        <div className="wrap buying-page__columns">
          <div className="stack buying-page__main">
            <BreadcrumbTrail
              edition={seller.edition}
              parents={[{ path: planPath(plan.id), name: plan.name }]}
              title={`Buy ${plan.name}`}
            />
            <h1>{titleOf(view)}</h1>
            <EnrolmentSteps steps={steps} current={step} />
            {notice && <CheckoutNoticeText notice={notice} plan={plan.name} />}
            <CheckoutForm view={view} seller={seller} />
            {step === 'who' && (
              <p>
                Sent an order before? <a href={returnPath}>Continue your order</a>.
              </p>
            )}
            {price.kind === 'priced' && <PriceBar quote={price.quote} href="#order" />}
          </div>
          <OrderSummary view={view} seller={seller} />
        </div>
      </FormContext>
    </form-in-place>
  );
}

/** Names a step: its heading, and the title of its page. */
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
