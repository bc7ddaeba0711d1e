import type { Sources } from './content-files.ts';
import type { PlanCatalogue } from './features/buying/plans/catalogue.types.ts';
import type { FaqsPage } from './features/help/faqs/faqs.ports.ts';
import type { Contract } from './features/information/contract/contract.ports.ts';
import type { InformationPage } from './features/information/information.ports.ts';
import type { Medicines } from './features/medicines/medicines.ports.ts';
import type { TileMap } from './features/providers/results-map/tile-map.types.ts';
import type { QrCodesPage } from './features/qr-code/qr-codes.types.ts';
import type { TipBank } from './features/wellness/tips/tips.ports.ts';
import type { BankTransfer, Identity } from './site/identity.schema.ts';
import type { Urgent } from './site/urgent/urgent.ports.ts';

/** What the server makes of files that a page does not show as they are. */
interface Made {
  /** Without the bank accounts, because every page holds it. */
  readonly identity: Identity;
  readonly bankTransfer: BankTransfer;
  readonly planCatalogue: PlanCatalogue;
  readonly contract: Contract;
  readonly faqs: FaqsPage;
  readonly pages: ReadonlyMap<string, InformationPage>;
  readonly medicines: Medicines;
  readonly qrCodes: QrCodesPage;
  /** Undefined where the quiz is switched off. */
  readonly quiz: Sources['quiz'] | undefined;
  readonly tips: TipBank;
  readonly urgent: Urgent;
  /** Undefined where no map tiles are configured. */
  readonly tileMap: TileMap | undefined;
}

/** All content for one edition: the files of `content-files.ts`, with facts filled in and HTML for Markdown. */
export type Content = Made & Omit<Sources, keyof Made>;
