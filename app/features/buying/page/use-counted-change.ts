import { useEffect, useRef, type RefObject } from 'react';
import { isMotionReduced } from '#app/ui/device-preferences.ts';

const durationMs = 280;

/**
 * Counts from the amount before to the one that is there now, in `data-counting`, which styles lay over
 * it: what is read, copied and tested is the right amount all along.
 */
export function useCountedChange(amount: RefObject<HTMLElement | null>): void {
  const before = useRef('');
  useEffect(() => {
    const element = amount.current;
    const text = element?.textContent ?? '';
    const from = before.current;
    before.current = text;
    if (!element || from === text || isMotionReduced()) return undefined;
    return count(element, from, text);
  });
}

/** @returns what ends it early */
function count(element: HTMLElement, from: string, to: string): (() => void) | undefined {
  const [start, end] = [amountIn(from), amountIn(to)];
  // Another currency is not more or less.
  if (start === undefined || end === undefined || frameOf(from) !== frameOf(to)) return undefined;
  const startMs = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    delete element.dataset['counting'];
  };
  const draw = () => {
    const progress = (performance.now() - startMs) / durationMs;
    if (progress >= 1) return stop();
    const shown = start + (end - start) * (1 - (1 - progress) ** 3);
    element.dataset['counting'] = to.replace(digits, formatLike(to, shown));
    frame = requestAnimationFrame(draw);
  };
  draw();
  return stop;
}

const digits = /\d[\d,.]*/;

function amountIn(text: string): number | undefined {
  const [found] = digits.exec(text) ?? [];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}

function frameOf(text: string): string {
  return text.replace(digits, '');
}

function formatLike(text: string, amount: number): string {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return amount.toLocaleString('en-NG', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
