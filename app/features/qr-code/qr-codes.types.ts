import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { PageHeader } from '#app/site/page-hero/page-header.schema.ts';

export interface QrTarget {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: IconName;
  readonly kind: 'page' | 'link' | 'contact';
  /** What the code holds, as a person reads it: an address, or the lines of the contact card. */
  readonly lines: readonly [string, ...string[]];
  /** Where the same leads without a camera. */
  readonly href: string;
}

export interface QrCodesPage extends PageHeader {
  /** The first is shown when none is chosen. */
  readonly targets: readonly [QrTarget, ...QrTarget[]];
}
