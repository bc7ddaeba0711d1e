import { formatMoney } from '#app/kernel/money/format-money.ts';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { TierId } from '../prices/price-list.ports.ts';
import { currencyChoices, payChoices } from './pay-choices.ts';
import { priceQuote } from './price-quote.ts';
import type { QuotePageData } from './quote-page-data.ts';
import type { QuoteState } from './quote-state.ts';
import { perPayment } from '../prices/per-payment.ts';

interface PlanFieldsProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

/** Which plan, and how it is paid. Each plan shows what it costs these very people. */
export function PlanFields({ data, state }: PlanFieldsProps) {
  const { edition, tiers, isFramed, values } = data;
  // At home everybody pays in naira, but a link from abroad means what it says.
  const hasCurrencies = edition === 'DG' || values.currency !== 'NGN';
  const tierChoices = tiers.map(({ id, name }) => {
    const price = priceWords(id, state, data);
    return { value: id, label: price === undefined ? name : `${name}, ${price}` };
  });
  const others = tiers.filter(({ id }) => id !== state.values.plan);
  return (
    <>
      <div className="plan-fields" id="quote-plan" tabIndex={-1}>
        <ChoicesField legend="Plan" name="plan" choices={tierChoices} />
      </div>
      <div className="plan-fields plan-fields--pay">
        <ChoicesField legend="Pay" name="pay" choices={payChoices} />
      </div>
      <div className="quote-form__pair">
        {hasCurrencies && (
          <SelectField label="Currency" name="currency" choices={currencyChoices} />
        )}
        {!isFramed && (
          <SelectField
            label="Compare with"
            name="compare"
            placeholder="No other plan"
            choices={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </div>
    </>
  );
}

function priceWords(tier: TierId, state: QuoteState, data: QuotePageData): string | undefined {
  const outcome = state.request && priceQuote({ ...state.request, tier }, data.prices);
  if (outcome?.kind !== 'priced') return undefined;
  const { payment } = outcome.quote;
  return `${formatMoney(payment.each)} ${perPayment[payment.id]}`;
}
