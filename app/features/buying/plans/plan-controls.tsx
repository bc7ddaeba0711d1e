import type { CurrencyCode } from '#app/kernel/money/money.ts';
import { currencyCodes, instalmentIds } from '../prices/price-list.ports.ts';
import type { Tier } from './catalogue.ports.ts';
import type { ComparisonChoice } from './comparison-choice.ts';

const payLabels = { yearly: 'Year', quarterly: 'Quarter', monthly: 'Month' } as const;
const currencyLabels: Record<CurrencyCode, string> = { NGN: '₦', USD: '$', GBP: '£' };
const currencyNames: Record<CurrencyCode, string> = {
  NGN: 'Naira',
  USD: 'US dollars',
  GBP: 'Pounds',
};

interface PlanControlsProps {
  readonly choice: ComparisonChoice;
  readonly hasCurrencies: boolean;
}

/** How prices show, and whether only differences do. */
export function PlanControls({ choice, hasCurrencies }: PlanControlsProps) {
  return (
    <div className="plan-controls">
      <fieldset className="plan-controls__segment" toolparamdescription="Pay every">
        <legend>Pay every</legend>
        <div>
          {instalmentIds.map((id) => (
            <label key={id}>
              <input type="radio" name="pay" value={id} defaultChecked={choice.pay === id} />
              <span>{payLabels[id]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {hasCurrencies && (
        <fieldset className="plan-controls__segment" toolparamdescription="Currency">
          <legend>Currency</legend>
          <div>
            {currencyCodes.map((code) => (
              <label key={code}>
                <span className="visually-hidden">{currencyNames[code]}</span>
                <input
                  type="radio"
                  name="currency"
                  value={code}
                  defaultChecked={choice.currency === code}
                />
                <span aria-hidden="true">{currencyLabels[code]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <label className="plan-controls__check check-box">
        <input
          type="checkbox"
          name="differences"
          value="1"
          defaultChecked={choice.onlyDifferences}
        />
        Only differences
      </label>
      <noscript>
        <button type="submit" className="button button--secondary button--small">
          Show
        </button>
      </noscript>
    </div>
  );
}

interface PairControlsProps {
  readonly choice: ComparisonChoice;
  readonly tiers: readonly Tier[];
}

/** Which two plans a phone shows. */
export function PairControls({ choice, tiers }: PairControlsProps) {
  return (
    <div className="plan-controls__pair">
      {(['first', 'second'] as const).map((name) => (
        <label key={name} className="field field--select">
          {name === 'first' ? 'First plan' : 'Second plan'}
          <select name={name} defaultValue={choice[name]}>
            {tiers.map((tier) => (
              <option key={tier.id} value={tier.id}>
                {tier.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
