import type { Finding } from '#app/features/status/status-report.types.ts';
import { openCountryDatabase } from '#server/country/country-database.ts';
import type { Settings } from '#server/settings.ts';
import { ok, problem, warning } from './finding.ts';

const nigerianAddress = '102.89.23.45';
const longestAgeDays = 365;
const dayMs = 24 * 60 * 60 * 1000;

/** Checks that the country database can be read and is recent. */
export async function checkCountry(settings: Settings, nowMs: number): Promise<Finding> {
  const name = 'Country database';
  try {
    const database = await openCountryDatabase(settings.COUNTRY_DB);
    if (database.findCountry(nigerianAddress) !== 'NG') {
      return problem(name, 'does not know a Nigerian address', 'Is it a database of countries?');
    }
    const ageDays = Math.floor((nowMs - Date.parse(database.madeOn)) / dayMs);
    if (ageDays <= longestAgeDays) return ok(name, `of ${database.madeOn}`);
    return warning(name, `is ${ageDays} days old`, 'Set COUNTRY_DB to a newer file.');
  } catch (error) {
    const text = error instanceof Error ? error.message : 'cannot be read';
    return problem(name, text, 'Set COUNTRY_DB to an mmdb file, or unset it.');
  }
}
