import type { Edition } from '#app/site/edition.ts';
import type { InformationPage } from '../information.ports.ts';

/** The contract that orders are made under. */
export interface Contract {
  /** "2026-11"; an order keeps it. */
  readonly version: string;
  /** As YYYY-MM-DD. */
  readonly validFrom: string;
  /** How far the text is agreed: "Sample for review by counsel." */
  readonly note: string;
  readonly pages: Readonly<Record<Edition, InformationPage>>;
}
