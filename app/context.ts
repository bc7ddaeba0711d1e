import { createContext } from 'react-router';
import { createContext as createReactContext } from 'react';
import type { BankTransfer, Identity } from '#app/site/identity.types.ts';
import type { DraftLinks } from '#app/features/buying/enrolment/device/draft-links.ports.ts';
import type { OrderDrafts } from '#app/features/buying/enrolment/draft/order-drafts.ports.ts';
import type { MemberLists } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import type { OrderPayments } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import type { Contract } from '#app/features/information/contract/contract.ports.ts';
import type { Company } from '#app/features/company/company.types.ts';
import type { Faqs } from '#app/features/help/faqs/faqs.ports.ts';
import type { GetCare } from '#app/features/help/get-care/get-care.schema.ts';
import type { InformationPages } from '#app/features/information/information.ports.ts';
import type { QrCodesPage } from '#app/features/qr-code/qr-codes.types.ts';
import type { QuizSource } from '#app/features/wellness/quiz/quiz.ports.ts';
import type { TipBank } from '#app/features/wellness/tips/tips.ports.ts';
import type { Medicines } from '#app/features/medicines/medicines.ports.ts';
import type { Leaving } from '#app/features/newsletter/leaving.ports.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import type { News } from '#app/features/news/news.ports.ts';
import type { SiteSearch } from '#app/features/search/site-search.ports.ts';
import type { TileMap } from '#app/features/providers/results-map/tile-map.types.ts';
import type { ProviderDirectory } from '#app/features/providers/directory/provider-directory.ports.ts';
import type { Urgent } from '#app/site/urgent/urgent.ports.ts';
import type { Site } from '#app/site/use-site.ts';
import type { Visitor } from './site/edition.ts';

/** The part of the site's facts that does not depend on the visitor. */
type SiteSettings = Omit<Site, 'edition' | 'identity' | 'isSavingData'>;

export const visitorContext = createContext<Visitor>();
export const identityContext = createContext<Identity>();
export const siteContext = createContext<SiteSettings>();
export const leadIntakeContext = createContext<LeadIntake>();
export const informationPagesContext = createContext<InformationPages>();
export const contractContext = createContext<Contract>();
export const companyContext = createContext<Company>();
export const faqsContext = createContext<Faqs>();
export const getCareContext = createContext<GetCare>();
export const qrCodesContext = createContext<QrCodesPage>();
/** Undefined where the quiz is switched off. */
export const quizContext = createContext<QuizSource | undefined>();
/** Undefined where no secret for links to leave is set. */
export const leavingContext = createContext<Leaving | undefined>();
export const tipsContext = createContext<TipBank>();
export const medicinesContext = createContext<Medicines>();
export const newsContext = createContext<News>();
export const providerDirectoryContext = createContext<ProviderDirectory>();
/** Undefined where no map tiles are configured. */
export const tileMapContext = createContext<TileMap | undefined>();
export const urgentContext = createContext<Urgent>();
export const siteSearchContext = createContext<SiteSearch>();
export const planCatalogueContext = createContext<PlanCatalogue>();
export const orderPaymentsContext = createContext<OrderPayments>();
export const orderDraftsContext = createContext<OrderDrafts>();
/** Undefined where no mail server is set. */
export const draftLinksContext = createContext<DraftLinks | undefined>();
export const memberListsContext = createContext<MemberLists>();
/** Seconds to wait for a visitor who has sent too many forms; undefined for others. */
export const retryAfterContext = createContext<number | undefined>();
/** Whether the site has a mail server for mails to visitors. */
export const canMailContext = createContext<boolean>();
export const bankTransferContext = createContext<BankTransfer>();

/** Lets the error log name the request that failed. */
export interface RequestLog {
  readonly requestId: string;
  error(error: unknown, message: string): void;
}
export const requestLogContext = createContext<RequestLog>();

export const ClientEntryContext = createReactContext<string | undefined>(undefined);
