import { isValidOn, type PriceList } from '#app/features/buying/prices/price-list.ts';
import { openCountryDatabase } from '#server/country/country-database.ts';
import type { TileMap } from '#app/features/providers/results-map/tile-map.types.ts';
import { createContractFile } from '#server/contract/contract-file.ts';
import { readContent } from '#server/content/read-content.ts';
import { createMemberLists } from '#server/enrolment/members/member-lists.ts';
import { openNews } from '#server/compose/open-news.ts';
import { readProviderContent } from '#server/content/providers/provider-content.ts';
import type { Log } from '#server/log.ts';
import { createDirectoryService } from '#server/providers/directory-service.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import type { Settings } from '#server/settings.ts';
import { storeKind } from '#server/store/store.ts';
import { openMedicines } from '#server/site-search/find-medicines.ts';
import { version } from '#server/version.ts';
import { createGeolocation } from '#server/upstream/geolocation/geolocation.ts';
import { openLeadServices } from './lead-services.ts';
import { openPayments } from './open-payments.ts';
import { shareNews } from './share-news.ts';

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
  const content = await readContent(contentFolder, {
    siteUrl: settings.SITE_URL,
    retentionMonths: settings.RETENTION_MONTHS,
  });
  const { identity, facts } = content;
  const [countryDatabase, news] = await Promise.all([
    openCountryDatabase(settings.COUNTRY_DB),
    openNews({ settings, log, identity, facts, contentFolder }),
  ]);
  const { tips, mails: texts } = content;
  const insurer = identity.name;
  const { planCatalogue: catalogue } = content;
  const contractFile = createContractFile(content.contract, identity);
  const shared = { settings, log, insurer, texts, contractFile, catalogue };
  const leads = await openLeadServices({ ...shared, isDevelopment, metrics, tips });
  const { store, notices } = leads;
  shareNews({ library: news.library, store, notices, log });
  const info = { version, store: storeKind(store) };
  metrics.readFrom({ info, newsReadAtMs: () => news.library.readAtMs() });
  warnOfOldPrices(content.planCatalogue.prices, log);
  return {
    ...content,
    ...news,
    medicines: openMedicines(content.medicines, content.synonyms),
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
    memberLists: createMemberLists({
      store,
      saver: leads.saver,
      onMailDue: leads.onMailDue,
      log,
    }),
    directory: createDirectoryService({
      store,
      notices,
      readContent: () => readProviderContent(contentFolder),
      phone: identity.phones.contact,
      log,
    }),
    tileMap: await openTileMap(settings, contentFolder),
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

async function openTileMap(settings: Settings, folder: string): Promise<TileMap | undefined> {
  if (settings.TILE_URL === undefined) return undefined;
  const { tileMap } = await readProviderContent(folder);
  return { tileUrl: settings.TILE_URL, ...tileMap };
}

/** The origin of the map tiles; `{s}` stands for one of several servers. */
function tileOrigin(tileUrl: string): string {
  const [, scheme = '', host = ''] = /^(https?:)\/\/([^/]+)/.exec(tileUrl) ?? [];
  return `${scheme}//${host.replace('{s}', '*')}`;
}

/** Pages keep showing out-of-date prices with their dates, so tell the operator. */
function warnOfOldPrices(prices: PriceList, log: Log): void {
  if (isValidOn(prices, new Date().toISOString().slice(0, 10))) return;
  const { validFrom, validTo } = prices;
  log.warn({ validFrom, validTo }, 'content/plans/prices.yaml is not valid today');
}
