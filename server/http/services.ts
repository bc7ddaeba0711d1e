import type { InformationPages } from '#app/features/information/information.ports.ts';
import type { QuizSource } from '#app/features/wellness/quiz/quiz.ports.ts';
import type { Identity } from '#app/location/identity.ports.ts';
import { openCountryDatabase, type CountryDatabase } from '#server/country/country-database.ts';
import { readIdentity } from '#server/content/identity.ts';
import { readInformationPages } from '#server/content/information-pages.ts';
import { readQuiz } from '#server/content/quiz.ts';
import { openNews, type SiteNews } from '#server/http/news/open-news.ts';
import type { Log } from '#server/logging/log.ts';
import type { Settings } from '#server/settings.ts';
import { createGeolocation, type Geolocation } from '#server/upstream/geolocation/geolocation.ts';
import { openLeadServices, type LeadServices } from './lead-services.ts';

/** Everything a request may need, made once at start. */
export interface Services extends SiteNews {
  readonly settings: Settings;
  readonly log: Log;
  readonly isDevelopment: boolean;
  readonly identity: Identity;
  readonly informationPages: InformationPages;
  readonly quiz: QuizSource;
  readonly countryDatabase: CountryDatabase;
  readonly geolocation: Geolocation | undefined;
  readonly leads: LeadServices;
  readonly policyOptions: { readonly frameOrigins: readonly string[]; readonly isTls: boolean };
}

interface Start {
  readonly settings: Settings;
  readonly log: Log;
  readonly isDevelopment: boolean;
  readonly contentFolder: string;
}

/**
 * Opens what the site stands on.
 * @throws SettingError or ContentError with a message for the operator
 */
export async function openServices(start: Start): Promise<Services> {
  const { settings, log } = start;
  const identity = await readIdentity(start.contentFolder);
  const [countryDatabase, informationPages, quiz] = await Promise.all([
    openCountryDatabase(settings.COUNTRY_DB),
    readInformationPages(start.contentFolder, identity),
    readQuiz(start.contentFolder),
  ]);
  const news = await openNews({ settings, log, identity, contentFolder: start.contentFolder });
  return {
    ...news,
    settings,
    log,
    isDevelopment: start.isDevelopment,
    identity,
    informationPages,
    quiz,
    countryDatabase,
    geolocation: settings.GEOLOCATION_URL
      ? createGeolocation({
          url: settings.GEOLOCATION_URL,
          token: settings.GEOLOCATION_TOKEN,
          log,
        })
      : undefined,
    leads: await openLeadServices(settings, log),
    policyOptions: {
      frameOrigins: settings.QUOTE_FORM_URL ? [new URL(settings.QUOTE_FORM_URL).origin] : [],
      isTls: settings.SITE_URL.startsWith('https:'),
    },
  };
}
