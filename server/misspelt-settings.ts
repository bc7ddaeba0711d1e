import { editDistance } from '#server/text-search/edit-distance.ts';
import { settingNames } from './settings.ts';

const mostMistakes = 2;
/** Shorter names, such as PORT, are near too many variables of other programs. */
const leastLength = 6;

interface MisspeltSetting {
  readonly given: string;
  readonly meant: string;
}

/** Finds variables that are no settings but within two letters of one, such as DATABASEURL. */
export function findMisspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
): readonly MisspeltSetting[] {
  const others = Object.keys(environment).filter((name) => !settingNames.includes(name));
  return others.flatMap((given) => {
    const meant = settingNames.find((name) => isNear(given.toUpperCase(), name));
    return meant === undefined ? [] : [{ given, meant }];
  });
}

function isNear(given: string, name: string): boolean {
  return name.length >= leastLength && editDistance(given, name, mostMistakes) <= mostMistakes;
}
