// Serves the built site as an operator with many visitors does: two processes on one PostgreSQL, behind
// nginx. Takes the site's settings from its environment, and ends with SIGTERM.
import { once } from 'node:events';
import { startNginx } from './nginx.ts';
import { startPostgres } from './postgres.ts';
import { startSite } from './start-site.ts';

const stopped = once(process, 'SIGTERM');
const { DATA_DIR = '', COUNTRY_HEADER = '', TRUST_PROXY = '', LOG_LEVEL = '' } = process.env;
await using postgres = await startPostgres({ isDurable: false });
const settings = { DATABASE_URL: postgres.url, DATA_DIR, COUNTRY_HEADER, TRUST_PROXY, LOG_LEVEL };
await using one = await startSite(settings);
await using other = await startSite(settings);
await using nginx = await startNginx([one.address, other.address], {
  countryHeader: COUNTRY_HEADER,
});
const seconds = (performance.now() / 1000).toFixed(1);
process.stdout.write(`Ready in ${seconds} s: ${nginx.address}\n`);
await stopped;
