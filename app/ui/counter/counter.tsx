import { formatCount } from './format-count.ts';

interface CounterProps {
  readonly end: number;
  readonly durationMs?: number;
  readonly suffix?: string;
}

/** A number that counts up in view (count-up.element.ts); screen readers get the final one. */
export function Counter({ end, durationMs = 2000, suffix = '' }: CounterProps) {
  return (
    <count-up className="counter" data-end={end} data-duration={durationMs} data-suffix={suffix}>
      <span>{formatCount(end) + suffix}</span>
    </count-up>
  );
}
