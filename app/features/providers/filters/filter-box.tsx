import { formatNumber } from '#app/kernel/numbers/format-number.ts';
import { searchFormId } from '../search-panel/search-form.ts';

interface FilterBoxProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** How many results there would be with it. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** One filter to tick, with what it would leave. */
export function FilterBox({ name, value, label, count, isChosen }: FilterBoxProps) {
  return (
    <label className="filter-box">
      <input
        type="checkbox"
        name={name}
        value={value}
        form={searchFormId}
        defaultChecked={isChosen}
      />
      <span>{label}</span>
      <span className="filter-box__count">{formatNumber(count)}</span>
    </label>
  );
}
