import { stateChoices } from '#app/site/nigeria/states.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { countryChoices } from '#app/site/countries.ts';
import { AreaField } from '../../page/area-field.tsx';
import { useAreas } from '../../page/use-areas.ts';
import type { QuoteView } from '../quote-state.ts';
import { currencyChoices, payChoices, planChoices } from '../../prices/price-list.ts';
import { rateText, paymentText } from '../../prices/price-words.ts';
import { findQuote } from '../../party/price-party.ts';

function stateLabel({ edition }: QuoteView['data'], buyer: QuoteView['state']['buyer']): string {
  if (edition === 'NG') return 'State where you’ll use it most (optional)';
  if (buyer === 'me') return 'State where you’ll live (optional)';
  if (buyer === 'family') return 'State where the first adult lives (optional)';
  return 'State where they live (optional)';
}

/** Asks where the covered people live, to find hospitals near them. */
export function PlaceFields({ data, state }: QuoteView) {
  const isForSelf = data.edition === 'NG' || state.buyer === 'me';
  const stateId = state.values.state;
  const areas = useAreas(stateId, { [data.values.state]: data.areas });
  const hasAreas = stateChoices.some(({ value }) => value === stateId);
  return (
    <div className="form__pair quote-form__pair">
      <SelectField
        label={stateLabel(data, state.buyer)}
        name="state"
        placeholder="Choose"
        choices={stateChoices}
        hint={`We use this to find hospitals near ${isForSelf ? 'you' : 'them'}. It doesn’t change the price.`}
      />
      {hasAreas && (
        <AreaField state={stateId} name="lga" suggestions={areas} hint="Or a town or district" />
      )}
    </div>
  );
}

/** Asks for the plan and the payment; each plan shows its price for the people entered. */
export function PlanFields({ data, state }: QuoteView) {
  const { edition, tiers, isFramed, values } = data;
  // In Nigeria prices are in naira, unless a link names another currency.
  const hasCurrencies = edition === 'DG' || values.currency !== 'NGN';
  const { rate } = data.prices.currencies[state.values.currency];
  const tierChoices = tiers.map(({ id, name }) => {
    const quote = findQuote(state.request && { ...state.request, tier: id }, data.prices);
    return { value: id, label: quote ? `${name}, ${paymentText(quote.payment)}` : name };
  });
  const others = planChoices(tiers).filter(({ value }) => value !== state.values.plan);
  return (
    <>
      <ChoicesField legend="Plan" name="plan" choices={tierChoices} columns={2} />
      <ChoicesField legend="Pay" name="pay" choices={payChoices} columns={3} />
      <div className="form__pair quote-form__pair">
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
            hint={rate && `Exchange rate: ${rateText(state.values.currency, rate)}`}
          />
        )}
        {!isFramed && (
          <SelectField
            label="Compare with"
            name="compare"
            placeholder="No other plan"
            choices={others}
          />
        )}
      </div>
    </>
  );
}
