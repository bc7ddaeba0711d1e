import { findFreePort } from '../tests/support/free-port.ts';
import { startSite, type RunningSite } from '../tests/support/start-site.ts';

/** The name under which the site takes the visitor's country from a trusted proxy. */
const countryHeader = 'x-country';

/** Where a visitor of each edition asks from, as headers of each request. */
export const visitors = {
  NG: { [countryHeader]: 'NG' },
  DG: { [countryHeader]: 'GB' },
} as const;
export type MeasuredEdition = keyof typeof visitors;

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
