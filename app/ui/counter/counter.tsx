import { formatCount, type CountFormat } from './format-count.ts';
import { useCountUp } from './use-count-up.ts';

interface CounterProps extends Partial<CountFormat> {
  readonly end: number;
  readonly durationMs?: number;
  /** Stands after the number from the start, such as a plus sign. */
  readonly suffix?: string;
}

/**
 * A number that counts up when it comes into view. The final number is always in the document, for
 * screen readers and to keep the space; the counting copy only lies over it.
 */
export function Counter(props: CounterProps) {
  const { end, durationMs = 2000, separator = ',', decimals = 0, suffix = '' } = props;
  const format = (value: number) => formatCount(value, { separator, decimals }) + suffix;
  const { ref, value } = useCountUp(end, durationMs);

  return (
    <span className="counter" ref={ref}>
      <span className={value === undefined ? undefined : 'counter__final'}>{format(end)}</span>
      {value !== undefined && (
        <span className="counter__copy" aria-hidden="true">
          {format(value)}
        </span>
      )}
    </span>
  );
}
