import type { PageHeader } from '#app/site/page-hero/page-header.schema.ts';
import type { QrTargetSource } from './qr-codes.schema.ts';

export interface QrTarget extends Omit<QrTargetSource, 'address'> {
  /** What the code holds, as a person reads it: an address, or the lines of the contact card. */
  readonly lines: readonly [string, ...string[]];
  /** Where the same leads without a camera. */
  readonly href: string;
}

export interface QrCodesPage extends PageHeader {
  /** The first is shown when none is chosen. */
  readonly targets: readonly [QrTarget, ...QrTarget[]];
}
