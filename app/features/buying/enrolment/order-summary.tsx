import { formatMoney } from '#app/kernel/money.ts';
import { useSite } from '#app/site/use-site.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { SalesPhone } from '../page/phone.tsx';
import { PriceLines } from '../page/price-lines.tsx';
import { PriceFolds, SummaryFolds, SummaryPanel, SummaryPrice } from '../page/summary-panel.tsx';
import { currencyChoices, payChoices, perPayment, planChoices } from '../prices/price-list.ts';
import { askForPrice } from '../prices/price-words.ts';
import { Price } from '../prices/price.tsx';
import type { StepProps } from './checkout.server.ts';
import { controlNames, formId, orderFocus } from './steps/step-fields.ts';

/** Sums up the order beside a step, and changes it. */
export function OrderSummary({ view }: StepProps) {
  const { plan, price, step, focus } = view;
  const query = price.kind === 'priced' ? `?${price.query}` : '';
  return (
    <SummaryPanel id="order" title={`Your order, ${plan.name}`} takesFocus={focus === orderFocus}>
      <Amount view={view} />
      {step === 'who' && (
        <Button type="submit" kind="secondary" form={formId} name={controlNames.go} value="price">
          Update the price
        </Button>
      )}
      <p>
        <a className="tall-link" href={`/insurance-calculator/${plan.id}${query}`}>
          Compare with another plan
        </a>
      </p>
      <SummaryFolds>
        {step !== 'who' && <OrderChange view={view} />}
        <SumFolds view={view} />
      </SummaryFolds>
    </SummaryPanel>
  );
}

/** Changes plan, payment and currency without leaving the step; what is typed there is kept. */
function OrderChange({ view: { plan, plans } }: StepProps) {
  return (
    <details>
      <summary>Change plan or payment</summary>
      <div className="inset stack stack--3 order-change">
        <SelectField
          label="Plan"
          name={controlNames.plan}
          form={formId}
          choices={planChoices(plans)}
          defaultValue={plan.id}
        />
        <SelectField label="Pay" name="pay" form={formId} choices={payChoices} />
        {useSite().edition === 'DG' && (
          <SelectField label="Currency" name="currency" form={formId} choices={currencyChoices} />
        )}
        <Button type="submit" kind="brand" form={formId} name={controlNames.go} value="order">
          Change my order
        </Button>
      </div>
    </details>
  );
}

/** Shows the price, or why there is none. */
function Amount({ view: { prices, price } }: StepProps) {
  switch (price.kind) {
    case 'priced': {
      const { quote, query, isEstimate } = price;
      const { payment } = quote;
      return (
        <>
          <SummaryPrice
            price={<Price text={formatMoney(payment.each)} query={query} />}
            period={perPayment[payment.id]}
          />
          {isEstimate && <p>We’ll confirm the price from the dates of birth.</p>}
        </>
      );
    }
    case 'call':
      return (
        <>
          <p>
            {price.reason === 'age'
              ? askForPrice(prices.callFromAge)
              : 'For a group of this size we’ll send you a written quote.'}{' '}
            Send your order anyway. We’ll call you, and you don’t pay anything until we agree a
            price.
          </p>
          <p>
            Or call us: <SalesPhone />
          </p>
        </>
      );
    case 'none':
      return <p>Your price will show here once you tell us who to cover.</p>;
  }
}

function SumFolds({ view: { prices, step, price } }: StepProps) {
  if (price.kind !== 'priced') return null;
  // The review lists them itself.
  const sum = step === 'review' ? undefined : <PriceLines quote={price.quote} prices={prices} />;
  return (
    <PriceFolds prices={prices} sum={sum}>
      <p>You’ll pay on the payment service’s own page, so we never see your card number.</p>
    </PriceFolds>
  );
}
