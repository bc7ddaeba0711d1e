import { formatCount, type CountFormat } from './format-count.ts';

interface CounterProps extends Partial<CountFormat> {
  readonly end: number;
  readonly durationMs?: number;
  readonly suffix?: string;
}

/** A number that counts up in view (count-up.element.ts); screen readers get the final one. */
export function Counter(props: CounterProps) {
  const { end, durationMs = 2000, separator = ',', decimals = 0, suffix = '' } = props;
  return (
    <count-up
      className="counter"
      data-end={end}
      data-duration={durationMs}
      data-separator={separator}
      data-decimals={decimals}
      data-suffix={suffix}
    >
      <span>{formatCount(end, { separator, decimals }) + suffix}</span>
    </count-up>
  );
}
