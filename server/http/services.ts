import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.ports.ts';
import { holdsOn } from '#app/features/buying/prices/holds-on.ts';
import type { PriceList } from '#app/features/buying/prices/price-list.ports.ts';
import type { Company } from '#app/features/company/company.ports.ts';
import type { Faqs } from '#app/features/help/faqs/faqs.ports.ts';
import type { InformationPages } from '#app/features/information/information.ports.ts';
import type { QuizSource } from '#app/features/wellness/quiz/quiz.ports.ts';
import type { Edition } from '#app/location/edition.ts';
import type { BankTransfer, Identity } from '#app/location/identity.ports.ts';
import { openCountryDatabase, type CountryDatabase } from '#server/country/country-database.ts';
import type { TileMap } from '#app/features/providers/results-map/tile-map.ports.ts';
import { readCompany } from '#server/content/company/read-company.ts';
import { readFaqs } from '#server/content/faqs/read-faqs.ts';
import { readIdentity } from '#server/content/identity.ts';
import { readInformationPages } from '#server/content/information-pages.ts';
import { readQrCodes, type QrCodes } from '#server/content/qr-codes/read-qr-codes.ts';
import { readQuiz } from '#server/content/quiz.ts';
import { openNews, type SiteNews } from '#server/http/news/open-news.ts';
import { readProviderContent } from '#server/content/providers/provider-content.ts';
import { readPlanCatalogue } from '#server/content/plans/plan-catalogue.ts';
import { planFacts } from '#server/content/plans/plan-facts.ts';
import { readSameWords } from '#server/content/same-words.ts';
import type { Log } from '#server/logging/log.ts';
import {
  createDirectoryService,
  type DirectoryService,
} from '#server/providers/directory-service.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import type { Settings } from '#server/settings.ts';
import type { SameWords } from '#server/text-search/query-words.ts';
import { createGeolocation, type Geolocation } from '#server/upstream/geolocation/geolocation.ts';
import type { PolicyOptions } from './pages/content-security-policy.ts';
import { openLeadServices, type LeadServices } from './lead-services.ts';
import { openPayments, type Payments } from './payments/open-payments.ts';

/** Everything a request may need, made once at start. */
export interface Services extends SiteNews {
  readonly settings: Settings;
  readonly log: Log;
  readonly isDevelopment: boolean;
  readonly identity: Identity;
  readonly bankTransfer: BankTransfer;
  readonly informationPages: InformationPages;
  readonly company: Readonly<Record<Edition, Company>>;
  readonly faqs: Faqs;
  readonly qrCodes: QrCodes;
  readonly quiz: QuizSource;
  /** Words that mean the same to the site's search. */
  readonly sameWords: SameWords;
  readonly planCatalogue: PlanCatalogue;
  readonly countryDatabase: CountryDatabase;
  readonly geolocation: Geolocation | undefined;
  readonly leads: LeadServices;
  readonly metrics: Metrics;
  readonly payments: Payments;
  readonly directory: DirectoryService;
  /** Where maps get their pictures; undefined where none are configured. */
  readonly tileMap: TileMap | undefined;
  readonly policyOptions: PolicyOptions;
}

interface Start {
  readonly settings: Settings;
  readonly log: Log;
  readonly isDevelopment: boolean;
  readonly contentFolder: string;
  /** Shared where one process opens several sites; new ones when left out. */
  readonly metrics?: Metrics;
}

/**
 * Opens everything the site needs.
 * @throws SettingError or ContentError with a message for the operator
 */
export async function openServices(start: Start): Promise<Services> {
  const { settings, log, contentFolder, metrics = createMetrics() } = start;
  const { bankTransfer, ...identity } = await readIdentity(contentFolder);
  const planCatalogue = await readPlanCatalogue(contentFolder, identity);
  const facts = planFacts(planCatalogue);
  const [countryDatabase, informationPages, company, qrCodes, faqs, quiz, sameWords, news] =
    await Promise.all([
      openCountryDatabase(settings.COUNTRY_DB),
      readInformationPages(contentFolder, identity, facts),
      readCompany(contentFolder, identity),
      readQrCodes(contentFolder, identity, settings.SITE_URL),
      readFaqs(contentFolder, identity, planCatalogue),
      readQuiz(contentFolder),
      readSameWords(contentFolder),
      openNews({ settings, log, identity, facts, contentFolder }),
    ]);
  const leads = await openLeadServices(settings, log, metrics);
  warnOfOldPrices(planCatalogue.prices, log);
  return {
    ...news,
    settings,
    log,
    isDevelopment: start.isDevelopment,
    identity,
    bankTransfer,
    informationPages,
    company,
    faqs,
    qrCodes,
    quiz,
    sameWords,
    planCatalogue,
    countryDatabase,
    geolocation: settings.GEOLOCATION_URL
      ? createGeolocation({
          url: settings.GEOLOCATION_URL,
          token: settings.GEOLOCATION_TOKEN,
          log,
          onAnswer: (isGood) => metrics.upstreamAnswered('geolocation', isGood),
        })
      : undefined,
    leads,
    metrics,
    payments: openPayments({ settings, leads, insurer: identity.name, log }),
    directory: createDirectoryService({
      store: leads.store,
      readContent: () => readProviderContent(contentFolder),
      phone: identity.phones.contact,
      log,
    }),
    tileMap: await openTileMap(settings, contentFolder),
    policyOptions: {
      frameOrigins: settings.QUOTE_FORM_URL ? [new URL(settings.QUOTE_FORM_URL).origin] : [],
      imageOrigins: settings.TILE_URL ? [tileOrigin(settings.TILE_URL)] : [],
      isTls: settings.SITE_URL.startsWith('https:'),
    },
  };
}

async function openTileMap(settings: Settings, folder: string): Promise<TileMap | undefined> {
  if (settings.TILE_URL === undefined) return undefined;
  const { tileMap } = await readProviderContent(folder);
  return { tileUrl: settings.TILE_URL, ...tileMap };
}

/** The origin of map tiles; servers that share the load differ in their first label. */
function tileOrigin(tileUrl: string): string {
  const [, scheme = '', host = ''] = /^(https?:)\/\/([^/]+)/.exec(tileUrl) ?? [];
  return `${scheme}//${host.replace('{s}', '*')}`;
}

/** Old prices stay on the pages, with their dates; somebody has to know. */
function warnOfOldPrices(prices: PriceList, log: Log): void {
  if (holdsOn(prices, new Date().toISOString().slice(0, 10))) return;
  const { validFrom, validTo } = prices;
  log.warn({ validFrom, validTo }, 'content/plans/prices.yaml does not hold today');
}
