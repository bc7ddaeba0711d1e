import { findFreePort } from '../tests/support/free-port.ts';
import { listedPages } from '../tests/support/listed-pages.ts';
import { startSite, type RunningSite } from '../tests/support/start-site.ts';

/** The name under which the site takes the visitor's country from a trusted proxy. */
export const countryHeader = 'x-country';

/** Where a visitor of each edition asks from, as headers of each request. */
export const visitors = {
  NG: { [countryHeader]: 'NG' },
  DG: { [countryHeader]: 'GB' },
} as const;

const started: RunningSite[] = [];
process.once('exit', () => started.forEach((site) => void site.kill()));

/** Runs the production site on a free port, with an empty store unless settings name another. */
export async function startMeasuredSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const port = await findFreePort();
  const site = await startSite({
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '127.0.0.1',
    COUNTRY_HEADER: countryHeader,
    LOG_LEVEL: 'error',
    ...settings,
  });
  started.push(site);
  return site;
}

/** A page of one route, as a visitor of one edition asks for it. */
export interface MeasuredPage {
  readonly path: string;
  readonly edition: keyof typeof visitors;
  readonly headers: Readonly<Record<string, string>>;
}

/** The pages that must be fast for somebody's first visit. */
export const homePages: readonly MeasuredPage[] = [pageOf('/', 'NG'), pageOf('/global', 'DG')];

/** The first example of every route in both editions; each home page in its own. */
export function routePages(): readonly MeasuredPage[] {
  const others = listedPages.flatMap(({ pattern, examples: [path = pattern] }) =>
    ['/*', '/', '/global'].includes(pattern) ? [] : [pageOf(path, 'NG'), pageOf(path, 'DG')],
  );
  return [...homePages, ...others];
}

function pageOf(path: string, edition: keyof typeof visitors): MeasuredPage {
  return { path, edition, headers: visitors[edition] };
}
