import { createContext } from 'react-router';
import { createContext as createReactContext } from 'react';
import type { Content } from './content.types.ts';
import type { DraftLinks } from '#app/features/buying/enrolment/device/draft-links.ports.ts';
import type { OrderDrafts } from '#app/features/buying/enrolment/draft/order-drafts.ports.ts';
import type { MemberLists } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import type { OrderPayments } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import type { Leaving } from '#app/features/newsletter/leaving.ports.ts';
import type { LeadIntake } from '#app/leads/lead-intake.ports.ts';
import type { News } from '#app/features/news/news.ports.ts';
import type { SiteSearch } from '#app/features/search/site-search.ports.ts';
import type { ProviderDirectory } from '#app/features/providers/directory/provider-directory.ports.ts';
import type { Site } from '#app/site/use-site.ts';
import type { Visitor } from './site/edition.ts';

/** The part of the site's facts that does not depend on the visitor. */
type SiteSettings = Omit<Site, 'edition' | 'identity' | 'isSavingData'>;

export const visitorContext = createContext<Visitor>();
/** What editors have written, for the visitor's edition. */
export const contentContext = createContext<Content>();
export const siteContext = createContext<SiteSettings>();
export const leadIntakeContext = createContext<LeadIntake>();
/** Undefined where no secret for links to leave is set. */
export const leavingContext = createContext<Leaving | undefined>();
export const newsContext = createContext<News>();
export const providerDirectoryContext = createContext<ProviderDirectory>();
export const siteSearchContext = createContext<SiteSearch>();
export const orderPaymentsContext = createContext<OrderPayments>();
export const orderDraftsContext = createContext<OrderDrafts>();
/** Undefined where no mail server is set. */
export const draftLinksContext = createContext<DraftLinks | undefined>();
export const memberListsContext = createContext<MemberLists>();
/** Seconds to wait for a visitor who has sent too many forms; undefined for others. */
export const retryAfterContext = createContext<number | undefined>();
/** Whether the site has a mail server for mails to visitors. */
export const canMailContext = createContext<boolean>();

/** Lets the error log name the request that failed. */
export interface RequestLog {
  readonly requestId: string;
  error(error: unknown, message: string): void;
}
export const requestLogContext = createContext<RequestLog>();

export const ClientEntryContext = createReactContext<string | undefined>(undefined);
