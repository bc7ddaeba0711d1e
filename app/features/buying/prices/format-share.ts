import type { BasisPoints } from '#app/kernel/money/money.ts';
import { formatNumber } from '#app/kernel/numbers/format-number.ts';

/** A share as a percentage: "12%". */
export function formatShare(share: BasisPoints): string {
  return `${formatNumber(share / 100)}%`;
}
