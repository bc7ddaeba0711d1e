import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { countries } from '#app/site/countries.ts';
import { currencyChoices, findChoice, payChoices } from '../../prices/choices.ts';
import { currencyCodes, type TierId } from '../../prices/price-list.types.ts';
import { rateText } from '../../prices/price-words.ts';
import { findQuote } from '../price/price-quote.ts';
import { paymentText } from '../price/quote-words.ts';
import type { QuotePageData } from '../quote-page-data.ts';
import type { QuoteState } from '../quote-state.ts';

interface PlanFieldsProps {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

/** Asks for the plan and the payment; each plan shows its price for the people entered. */
export function PlanFields({ data, state }: PlanFieldsProps) {
  const { edition, tiers, isFramed, values } = data;
  // In Nigeria prices are in naira, unless a link names another currency.
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
        {edition === 'DG' && !isFramed && (
          <SelectField
            label="Where do you live? (optional)"
            name="country"
            placeholder="Choose a country"
            choices={countryChoices}
            autoComplete="country-name"
          />
        )}
        {hasCurrencies && (
          <SelectField
            label="Currency"
            name="currency"
            choices={currencyChoices}
            hint={rateHint(state, data)}
          />
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

const countryChoices = countries.map(({ id, name }) => ({ value: id, label: name }));

function rateHint({ values }: QuoteState, { prices }: QuotePageData): string | undefined {
  const currency = findChoice(currencyCodes, values.currency);
  const rate = currency && prices.currencies[currency].rate;
  return rate && `Exchange rate: ${rateText(currency, rate)}`;
}

function priceWords(tier: TierId, state: QuoteState, data: QuotePageData): string | undefined {
  const quote = findQuote(state.request && { ...state.request, tier }, data.prices);
  return quote && paymentText(quote.payment);
}
