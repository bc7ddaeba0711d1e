import { createContext } from 'react-router';
import type { BankTransfer, Identity } from '#app/location/identity.ports.ts';
import type { PaymentDesk } from '#app/features/buying/enrolment/payment-desk.ports.ts';
import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.ports.ts';
import type { Company } from '#app/features/company/company.ports.ts';
import type { Faqs } from '#app/features/help/faqs/faqs.ports.ts';
import type { InformationPages } from '#app/features/information/information.ports.ts';
import type { QrCodesPage } from '#app/features/qr-code/qr-codes.ports.ts';
import type { QuizSource } from '#app/features/wellness/quiz/quiz.ports.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import type { News } from '#app/features/news/news.ports.ts';
import type { SiteSearch } from '#app/features/search/site-search.ports.ts';
import type { TileMap } from '#app/features/providers/results-map/tile-map.ports.ts';
import type { ProviderDirectory } from '#app/location/directory/provider-directory.ports.ts';
import type { PushSetting } from '#app/location/use-site.ts';
import type { Visitor } from '#app/location/visitor.ports.ts';

/** Addresses that the operator sets. */
export interface SiteAddresses {
  readonly siteUrl: string;
  readonly quoteFormUrl: string;
  /** Paths of the pages that have a picture of their own for links to them. */
  readonly pagesWithPicture: readonly string[];
  readonly isOfflineOff?: boolean;
  readonly push?: PushSetting;
}

/** Keys under which loaders find what the server composed for this request. */
export const visitorContext = createContext<Visitor>();
export const identityContext = createContext<Identity>();
export const siteContext = createContext<SiteAddresses>();
export const leadIntakeContext = createContext<LeadIntake>();
export const informationPagesContext = createContext<InformationPages>();
export const companyContext = createContext<Company>();
export const faqsContext = createContext<Faqs>();
export const qrCodesContext = createContext<QrCodesPage>();
export const quizContext = createContext<QuizSource>();
export const newsContext = createContext<News>();
export const providerDirectoryContext = createContext<ProviderDirectory>();
/** Undefined where no map tiles are configured. */
export const tileMapContext = createContext<TileMap | undefined>();
export const siteSearchContext = createContext<SiteSearch>();
export const planCatalogueContext = createContext<PlanCatalogue>();
export const paymentDeskContext = createContext<PaymentDesk>();
export const bankTransferContext = createContext<BankTransfer>();

/** What the error log needs to name the request that failed. */
export interface RequestLog {
  readonly requestId: string;
  error(error: unknown, message: string): void;
}
export const requestLogContext = createContext<RequestLog>();
