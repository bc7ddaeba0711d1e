import { textIn } from '#app/kernel/form-answer.ts';
import type { CurrencyCode } from '#app/kernel/money.ts';
import type { Choice } from '#app/ui/field/choices-field.tsx';
import {
  currencyCodes,
  currencyOptions,
  instalmentIds,
  tierIds,
  findChoice,
  type TierId,
} from '../../prices/price-list.ts';
import { usualPair } from './plan-rows.ts';

/** What the comparison asks for, apart from the currency. */
export const comparisonFieldNames = ['pay', 'first', 'second', 'differences'] as const;

/** The visitor's view of the comparison, from the address. */
export type ComparisonChoice = ReturnType<typeof readComparisonChoice>;

/** What stands where the visitor has chosen nothing. */
export interface ComparisonDefaults {
  readonly currency: CurrencyCode;
  readonly recommended: TierId;
}

/** Reads the choice from an address or a form, with defaults for invalid values. */
export function readComparisonChoice(
  source: URLSearchParams | FormData,
  defaults: ComparisonDefaults,
) {
  const read = (name: string) => textIn(source, name);
  const [best, next] = usualPair(defaults.recommended);
  const first = findChoice(tierIds, read('first')) ?? best;
  const second = findChoice(tierIds, read('second')) ?? next;
  return {
    pay: findChoice(instalmentIds, read('pay')) ?? 'yearly',
    currency: findChoice(currencyCodes, read('currency')) ?? defaults.currency,
    /** Phones show these two plans, this one first. */
    first,
    second: second === first ? (first === best ? next : best) : second,
    onlyDifferences: read('differences') === '1',
  };
}

const payOptions = [
  { value: 'yearly', label: 'Year' },
  { value: 'quarterly', label: 'Quarter' },
  { value: 'monthly', label: 'Month' },
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
      <label className="smaller strong check-box">
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
