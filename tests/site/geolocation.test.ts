import { expect, it } from 'vitest';
import { askFrom, britishAddress, homeOf } from '../support/ask-from.ts';
import { answerWith, startFakeGeolocation } from '../support/fake-geolocation.ts';
import { long } from '../support/long-run.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';

/** Reserved for documentation (RFC 5737), so that no database knows them. */
const unknownAddresses = ['192.0.2.1', '198.51.100.1', '203.0.113.1', '203.0.113.2'] as const;
const failureMessages = ['Error fetching location:', 'getLocation failed:'];

it('the service decides, but only where the database does not know an address', long, async () => {
  await using service = await startFakeGeolocation(answerWith('{"country":"FR"}'));
  await using site = await startSite({
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1',
    GEOLOCATION_URL: service.url,
    GEOLOCATION_TOKEN: 'top-secret',
  });
  const tried = await untilDecided(site);
  const address = tried.at(-1) ?? '';
  expect(homeOf((await askFrom(site, britishAddress)).text())).toBe('DG');
  expect(homeOf((await askFrom(site, '127.0.0.1')).text())).toBe('NG');
  expect((await askFrom(site, address, '/api/location')).text()).toBe('{"country":"FR"}');
  const paths = tried.map((one) => `/${one}/json?token=top-secret`);
  expect(service.asked.filter((path) => path === paths.at(-1))).toHaveLength(1);
  expect(service.asked.filter((path) => !paths.includes(path))).toEqual([]);
  const late = tried.slice(0, -1).flatMap(() => failureMessages);
  expect((await site.stop()).messages).toEqual(late);
});

/** Asks until the service is in time: on a busy machine it can take longer than its one second. */
async function untilDecided(site: RunningSite): Promise<readonly string[]> {
  for (const [at, address] of unknownAddresses.entries()) {
    const home = homeOf((await askFrom(site, address)).text());
    if (home === 'DG') return unknownAddresses.slice(0, at + 1);
  }
  throw new Error('the service was never in time');
}
