import { formatCount, type CountFormat } from './format-count.ts';

interface CounterProps extends Partial<CountFormat> {
  readonly end: number;
  readonly durationMs?: number;
  /** Stands after the number from the start, such as a plus sign. */
  readonly suffix?: string;
}

/**
 * A number that counts up when it comes into view (count-up.element.ts). The final number is always
 * in the document, for screen readers and to keep the space; the counting copy only lies over it.
 */
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
