import { textIn } from '#app/kernel/form-answer.ts';
import type { CurrencyCode } from '#app/kernel/money.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import { currencyCodes, instalmentIds, tierIds, findChoice } from '../../prices/price-list.ts';
import type { Tier } from '../catalogue.types.ts';

/** What the comparison asks for, apart from the currency. */
export const comparisonFieldNames = ['pay', 'first', 'second', 'differences'] as const;

/** The visitor's view of the comparison, from the address. */
export type ComparisonChoice = ReturnType<typeof readComparisonChoice>;

/** Reads the choice from an address or a form, with defaults for invalid values. */
export function readComparisonChoice(
  source: URLSearchParams | FormData,
  defaultCurrency: CurrencyCode,
) {
  const read = (name: string) => textIn(source, name);
  const first = findChoice(tierIds, read('first')) ?? 'silver';
  const second = findChoice(tierIds, read('second')) ?? 'gold';
  return {
    pay: findChoice(instalmentIds, read('pay')) ?? 'yearly',
    currency: findChoice(currencyCodes, read('currency')) ?? defaultCurrency,
    /** Phones show these two plans. */
    first,
    second: second === first ? (first === 'gold' ? 'silver' : 'gold') : second,
    onlyDifferences: read('differences') === '1',
  };
}

const payOptions = [
  { value: 'yearly', label: 'Year' },
  { value: 'quarterly', label: 'Quarter' },
  { value: 'monthly', label: 'Month' },
] as const;
const currencyOptions = [
  { value: 'NGN', label: 'Naira', sign: '₦' },
  { value: 'USD', label: 'US dollars', sign: '$' },
  { value: 'GBP', label: 'Pounds', sign: '£' },
  { value: 'EUR', label: 'Euros', sign: '€' },
] as const;

interface PlanControlsProps {
  readonly choice: ComparisonChoice;
  readonly hasCurrencies: boolean;
}

/** Asks for payment and currency, and whether to show only differences. */
export function PlanControls({ choice, hasCurrencies }: PlanControlsProps) {
  return (
    <div className="stack stack--3 plan-controls no-print">
      <Segment legend="Pay every" name="pay" options={payOptions} chosen={choice.pay} />
      {hasCurrencies && (
        <Segment
          legend="Currency"
          name="currency"
          options={currencyOptions}
          chosen={choice.currency}
        />
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

interface SegmentProps {
  readonly legend: string;
  readonly name: string;
  /** A sign is shown in place of its label. */
  readonly options: readonly (Choice & { readonly sign?: string })[];
  readonly chosen: string;
}

function Segment({ legend, name, options, chosen }: SegmentProps) {
  return (
    <fieldset className="plan-controls__segment" toolparamdescription={legend}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label, sign }) => (
          <label key={value}>
            {sign && <span className="visually-hidden">{label}</span>}
            <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
            <span aria-hidden={sign ? true : undefined}>{sign ?? label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PairControlsProps {
  readonly choice: ComparisonChoice;
  readonly tiers: readonly Tier[];
}

/** Asks phones which two plans to show. */
export function PairControls({ choice, tiers }: PairControlsProps) {
  return (
    <div className="plan-controls__pair no-print">
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
