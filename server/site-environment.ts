import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { editDistance } from '#server/text-search/find-terms.ts';
import { SettingError, settingNames, type Environment } from './settings.ts';

/** Wherever in build/server a build puts this file. */
const projectFolder = dirname(findPackageJSON(import.meta.url) ?? '.');

/** Reads the environment, then `site.env`. @throws SettingError when the file cannot be read */
export function readSiteEnvironment(given: Environment): Environment {
  const named = given['SETTINGS_FILE'];
  const file = resolve(projectFolder, named || 'site.env');
  const isExpected = Boolean(named) || existsSync(file);
  const fromFile = isExpected ? parseFile(file) : {};
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  const all: Environment = { ...fromFile, ...Object.fromEntries(set) };
  // The same store whichever folder a command runs in.
  return { ...all, DATA_DIR: resolve(projectFolder, all['DATA_DIR'] || 'data') };
}

function parseFile(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new SettingError(`SETTINGS_FILE: cannot read the settings (${reason})`, { cause: error });
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

function isNear(given: string, name: string): boolean {
  return name.length >= leastLength && editDistance(given, name, mostMistakes) <= mostMistakes;
}
