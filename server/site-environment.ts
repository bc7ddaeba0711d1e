import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { editDistance } from '#app/kernel/edit-distance.ts';
import { SettingError, settingNames, type Environment } from './settings.ts';

/** Wherever in build/server a build puts this file. */
const projectFolder = dirname(findPackageJSON(import.meta.url) ?? '.');

/** Without them the site would use another store, and say nothing. */
const decidingNames = ['DATABASE_URL', 'DATA_DIR', 'SETTINGS_FILE'];

/**
 * Reads the environment, then `site.env`.
 * @throws SettingError when the file cannot be read or names no setting, and for a misspelt variable that
 * would decide where data goes
 */
export function readSiteEnvironment(given: Environment): Environment {
  const named = given['SETTINGS_FILE'];
  const file = resolve(projectFolder, named || 'site.env');
  const isExpected = Boolean(named) || existsSync(file);
  const fromFile = isExpected ? parseFile(file) : {};
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  const all: Environment = { ...fromFile, ...Object.fromEntries(set) };
  checkDecidingNames(Object.fromEntries(set), all);
  // The same store whichever folder a command runs in.
  return { ...all, DATA_DIR: resolve(projectFolder, all['DATA_DIR'] || 'data') };
}

function parseFile(file: string): Environment {
  const parsed = readFile(file);
  const stranger = Object.keys(parsed).find((name) => !settingNames.includes(name));
  if (stranger === undefined) return parsed;
  const meant = findNearest(stranger);
  const advice = meant ? `did you mean ${meant}?` : 'docs/settings.md lists all';
  throw new SettingError(`${stranger}: is not a setting (in ${file}); ${advice}`);
}

function readFile(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new SettingError(`SETTINGS_FILE: cannot read the settings (${reason})`, { cause: error });
  }
}

function checkDecidingNames(given: Environment, all: Environment): void {
  const missing = decidingNames.filter((name) => !all[name]);
  for (const name of Object.keys(given).filter((other) => !decidingNames.includes(other))) {
    const meant = missing.find((one) => isNear(name.toUpperCase(), one));
    if (meant === undefined) continue;
    throw new SettingError(
      `${name}: is not a setting, and without ${meant} data would go elsewhere; correct this variable, or unset it`,
    );
  }
}

const mostMistakes = 2;
/** Shorter names, such as PORT, are near too many variables of other programs. */
const leastLength = 6;

/** Finds variables that are no settings but within two letters of one, such as DATABASEURL. */
export function findMisspeltSettings(environment: Environment) {
  const others = Object.keys(environment).filter((name) => !settingNames.includes(name));
  return others.flatMap((given) => {
    const meant = settingNames.find((name) => isNear(given.toUpperCase(), name));
    return meant === undefined ? [] : [{ given, meant }];
  });
}

/** In a settings file a name can only be meant as a setting, so a cut-off one counts as well. */
function findNearest(given: string): string | undefined {
  const name = given.toUpperCase();
  return (
    settingNames.find((known) => isNear(name, known)) ??
    settingNames.find((known) => known.startsWith(name) || name.startsWith(`${known}_`))
  );
}

function isNear(given: string, name: string): boolean {
  return name.length >= leastLength && editDistance(given, name, mostMistakes) <= mostMistakes;
}
