import { RouterContextProvider } from 'react-router';
import {
  canMailContext,
  contentContext,
  draftLinksContext,
  leadIntakeContext,
  leavingContext,
  memberListsContext,
  newsContext,
  orderDraftsContext,
  orderPaymentsContext,
  providerDirectoryContext,
  requestLogContext,
  retryAfterContext,
  siteContext,
  siteSearchContext,
  visitorContext,
} from '#app/context.ts';
import type { SiteSearch } from '#app/features/search/site-search.ports.ts';
import { counted } from '#app/kernel/numbers.ts';
import type { Edition } from '#app/site/edition.ts';
import { limitedPayments } from '#server/enrolment/order-payments.ts';
import { createIntake } from '#server/leads/lead-intake.ts';
import type { Services } from './services.ts';

interface ContextSources {
  readonly services: Services;
  readonly siteSearch: SiteSearch;
  readonly pagesWithPicture: readonly string[];
}

/** The facts about one request that its loaders and actions depend on. */
export interface Visit {
  readonly edition: Edition;
  readonly isSavingData: boolean;
  readonly requestId: string;
  /** Set when the sender has sent too many forms. */
  readonly retryAfterSeconds: number | undefined;
}

/** Puts the services behind the ports that loaders and actions take from their context. */
export function createRouterContext(sources: ContextSources, visit: Visit): RouterContextProvider {
  const { services, siteSearch, pagesWithPicture } = sources;
  const { edition, isSavingData, requestId } = visit;
  const { log, leads, settings } = services;
  const context = new RouterContextProvider();
  context.set(visitorContext, { edition, isSavingData });
  context.set(contentContext, services.content[edition]);
  context.set(siteContext, {
    siteUrl: settings.SITE_URL,
    quoteFormUrl: settings.QUOTE_FORM_URL ?? '/insurance-calculator',
    pagesWithPicture,
    retention: counted(settings.RETENTION_MONTHS, 'month'),
    ...(settings.OFFLINE === 'off' && { isOfflineOff: true }),
    ...(settings.VAPID_PUBLIC_KEY !== undefined && {
      push: { publicKey: settings.VAPID_PUBLIC_KEY, ask: settings.PUSH_ASK },
    }),
  });
  context.set(providerDirectoryContext, services.directory);
  context.set(leadIntakeContext, createIntake({ saver: leads.saver, log, ...visit }));
  context.set(leavingContext, leads.leavingFor?.(edition));
  context.set(newsContext, services.library.news);
  context.set(siteSearchContext, siteSearch);
  context.set(orderPaymentsContext, paymentsFor(services, visit));
  context.set(orderDraftsContext, services.payments.drafts);
  context.set(draftLinksContext, services.payments.draftLinks?.(visit.retryAfterSeconds));
  context.set(memberListsContext, services.memberLists);
  context.set(retryAfterContext, visit.retryAfterSeconds);
  context.set(canMailContext, leads.hasMail);
  context.set(requestLogContext, {
    requestId,
    error: (error, message) => log.error({ requestId, err: error }, message),
  });
  return context;
}

function paymentsFor({ payments: { orderPayments } }: Services, { retryAfterSeconds }: Visit) {
  return retryAfterSeconds === undefined
    ? orderPayments
    : limitedPayments(orderPayments, retryAfterSeconds);
}
