import { countries } from '#app/site/countries.ts';

/** Zones of large countries besides the one most people live in. */
const moreZones = [
  ['America/Chicago', 'United States and Canada, Central'],
  ['America/Denver', 'United States and Canada, Mountain'],
  ['America/Los_Angeles', 'United States and Canada, Pacific'],
  ['America/Halifax', 'Canada, Atlantic'],
  ['Australia/Perth', 'Australia, Western'],
] as const;

const mainNames: Readonly<Record<string, string>> = {
  au: 'Australia, Eastern',
  ca: 'Canada, Eastern',
  us: 'United States, Eastern',
  xx: 'UTC',
};

/** Time zones to choose from, by the name of the country. */
export const timeZoneChoices = [
  ...countries.map(({ id, name, zone }) => ({ value: zone, label: mainNames[id] ?? name })),
  ...moreZones.map(([value, label]) => ({ value, label })),
].toSorted((a, b) => (a.label < b.label ? -1 : 1));
