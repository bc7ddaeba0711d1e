import { isValidOn, type PriceList } from '#app/features/buying/prices/price-list.ts';
import { dayInLagos } from '#app/kernel/days.ts';
import { openCountryDatabase } from '#server/country/country-database.ts';
import { createContractFile } from '#server/contract/contract-file.ts';
import { createMemberLists } from '#server/enrolment/members/member-lists.ts';
import { openNews, shareNews } from '#server/compose/open-news.ts';
import type { Log } from '#server/log.ts';
import { createDirectoryService } from '#server/providers/directory-service.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import type { Settings } from '#server/settings.ts';
import { storeKind } from '#server/store/store.ts';
import { createGeolocation } from '#server/upstream/geolocation/geolocation.ts';
import { openLeadServices } from './lead-services.ts';
import { openPayments } from './open-payments.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { Content } from '#app/content.types.ts';
import { byEdition } from '#app/site/edition.ts';
import { readContent } from '#server/content/read-content.ts';
import { findFilePicture } from '#server/http/news/file-pictures.ts';
import { openMedicines } from '#server/site-search/find-medicines.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

export interface ServicesOptions {
  readonly settings: Settings;
  readonly log: Log;
  readonly isDevelopment: boolean;
  readonly contentFolder: string;
  /** Shared when one process opens several sites; defaults to new ones. */
  readonly metrics?: Metrics;
}

/** Opens every service of the site. @throws SettingError or ContentError for the operator */
export async function openServices(options: ServicesOptions) {
  const { settings, log, contentFolder, isDevelopment, metrics = createMetrics() } = options;
  const opened = await openContent(contentFolder, settings);
  const { content, identity, sources, posts, mails: texts } = opened;
  const { contract, tips, planCatalogue: catalogue } = content.NG;
  const [countryDatabase, news] = await Promise.all([
    openCountryDatabase(settings.COUNTRY_DB),
    openNews({ settings, log, posts }),
  ]);
  const insurer = identity.name;
  const contractFile = createContractFile(contract, identity);
  const shared = { settings, log, insurer, texts, contractFile, catalogue };
  const leads = await openLeadServices({ ...shared, isDevelopment, metrics, tips });
  const { store } = leads;
  const hasOthers = store.engine === 'postgresql' && settings.WORDPRESS_URL !== undefined;
  const info = { version, store: storeKind(store) };
  metrics.readFrom({ info, newsReadAtMs: () => news.library.readAtMs() });
  warnOfOldPrices(catalogue.prices, log);
  return {
    ...opened,
    ...news,
    /** Undefined where one process shows the news, or none can find any. */
    newsSharing: hasOthers ? shareNews({ library: news.library, store, log }) : undefined,
    settings,
    log,
    isDevelopment,
    countryDatabase,
    geolocation: openGeolocation(settings, log, metrics),
    leads,
    contractFile,
    metrics,
    info,
    payments: openPayments({ ...shared, leads }),
    memberLists: createMemberLists({ ...leads, log }),
    directory: createDirectoryService({
      store,
      readContent: () => Promise.resolve(sources),
      phone: identity.phones.contact,
      log,
    }),
    /** What the content security policy of every page depends on. */
    policyOptions: {
      frameOrigins: settings.QUOTE_FORM_URL ? [new URL(settings.QUOTE_FORM_URL).origin] : [],
      imageOrigins: settings.TILE_URL ? [tileOrigin(settings.TILE_URL)] : [],
      isTls: settings.SITE_URL.startsWith('https:'),
    },
  };
}

function openGeolocation(settings: Settings, log: Log, metrics: Metrics) {
  if (!settings.GEOLOCATION_URL) return undefined;
  return createGeolocation({
    url: settings.GEOLOCATION_URL,
    token: settings.GEOLOCATION_TOKEN,
    log,
    onAnswer: (isGood) => metrics.upstreamAnswered('geolocation', isGood),
  });
}

/** The origin of the map tiles; `{s}` stands for one of several servers. */
function tileOrigin(tileUrl: string): string {
  const [, scheme = '', host = ''] = /^(https?:)\/\/([^/]+)/.exec(tileUrl) ?? [];
  return `${scheme}//${host.replace('{s}', '*')}`;
}

/** Pages keep showing out-of-date prices with their dates, so tell the operator. */
function warnOfOldPrices(prices: PriceList, log: Log): void {
  if (isValidOn(prices, dayInLagos(Date.now()))) return;
  const { validFrom, validTo } = prices;
  log.warn({ validFrom, validTo }, 'content/plans/prices.yaml is not valid today');
}

/** Set by the build. */
const build = import.meta.env?.['SITE_BUILD'] as string | undefined;

/**
 * The version of package.json, the commit where the build knew it, and a hash of the sources, which also
 * tells container images apart: "0.1.0+1a2b3c4.5d6e7f8".
 */
const version = [packageFile.version, build].filter(Boolean).join('+');

/** Opens the content as the settings want it. @throws ContentError naming file, line and key */
async function openContent(contentFolder: string, settings: Settings) {
  const { NG, DG, ...content } = await readContent(contentFolder, {
    siteUrl: settings.SITE_URL,
    retentionMonths: settings.RETENTION_MONTHS,
    findPicture: findFilePicture,
  });
  const read = { NG, DG };
  const { find, entries } = openMedicines(NG.medicines, content.synonyms);
  const { TILE_URL: tileUrl, QUIZ } = settings;
  return {
    ...content,
    medicineEntries: entries,
    identity: NG.identity,
    content: byEdition((edition): Content => ({
      ...read[edition],
      medicines: { page: read[edition].medicines, find },
      quiz: QUIZ === 'off' ? undefined : NG.quiz,
      tileMap: tileUrl === undefined ? undefined : { tileUrl, ...content.sources.tileMap },
    })),
  };
}
