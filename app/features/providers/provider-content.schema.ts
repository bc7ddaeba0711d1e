import * as v from 'valibot';
import { calendarDay, described, webLink } from '#app/kernel/schema/content-fields.ts';
import { facilityTypeIds, specialityIds } from './directory/facility-types.ts';
import { parseOpeningHours } from './directory/opening-hours.ts';
import { bandLetters } from './directory/plan-bands.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { states } from '#app/site/nigeria/states.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const texts = v.array(text);
const someTexts = v.pipe(texts, v.nonEmpty());
const type = v.picklist(facilityTypeIds);
const specialities = v.array(v.picklist(specialityIds));
const stateIds = states.map(({ id }) => id);
const stateId = v.picklist(stateIds);
const lgaId = v.picklist(
  lgas.map(({ id }) => id),
  'is not the id of a local government area',
);
const opening = v.pipe(
  text,
  v.check(
    (value) => parseOpeningHours(value) !== undefined,
    'must be like "Mo-Fr 08:00-18:00; Sa 09:00-13:00" or "24/7"',
  ),
);
const levels = ['Primary', 'Secondary', 'Tertiary'] as const;
const ownerships = ['Public', 'Private', 'Faith or charity'] as const;
const wholeNumber = v.pipe(v.number(), v.integer());
const positive = v.pipe(wholeNumber, v.minValue(1));

export const columnFields = [
  'id',
  'name',
  'type',
  'level',
  'ownership',
  'services',
  'specialities',
  'opening',
  'address',
  'state',
  'lga',
  'ward',
  'latitude',
  'longitude',
  'bands',
  'phone',
  'verifiedOn',
] as const;

export const columnsSchema = v.strictObject({
  columns: v.strictObject(v.entriesFromList(columnFields, someTexts)),
  listSeparators: text,
  types: v.array(v.strictObject({ contains: texts, is: type })),
  unknownTypes: v.array(v.string()),
  levels: v.strictObject(v.entriesFromList(levels, texts)),
  ownerships: v.strictObject(v.entriesFromList(ownerships, texts)),
  unknownValues: v.array(v.string()),
  states: v.record(stateId, texts),
  lgas: v.record(lgaId, texts),
});

const phrase = v.pipe(v.string(), v.regex(/^[a-z0-9]+( [a-z0-9]+)*$/));
const areaIds = v.pipe(
  text,
  v.transform((value) => value.split(' ')),
  v.array(v.union([stateId, lgaId])),
);

export const searchWordsSchema = v.strictObject({
  means: described(
    v.record(described(phrase, '', 'Typed'), described(phrase, '', 'Meant')),
    'Words and phrases, and the words that the directory uses for them.',
  ),
  ignored: described(texts, 'Words that say nothing about a hospital.'),
  ignoredAfterPlace: described(texts, 'Words that say nothing after the name of a place.'),
  places: described(
    v.record(
      described(phrase, '', 'Typed'),
      described(areaIds, 'Ids of states or areas, with spaces between them.', 'Areas'),
    ),
    'Names of places that are no state or area themselves.',
  ),
  capitals: described(
    v.strictObject(v.entriesFromList(stateIds, lgaId)),
    'Distances in a state are measured from its capital.',
  ),
});

export const partnersSchema = v.array(
  v.strictObject({
    id: described(
      v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'must be letters, digits, . _ and -')),
      'Its key in the directory and in links: keep it.',
    ),
    name: text,
    type,
    level: v.picklist(levels),
    ownership: v.picklist(ownerships),
    services: described(texts, 'Up to three are shown on the card.'),
    specialities,
    opening: described(opening, 'Such as 24/7, or Mo-Fr 08:00-18:00; Sa 09:00-13:00.'),
    address: text,
    lga: described(lgaId, 'The local government area.', 'Area'),
    latitude: v.pipe(v.number(), v.minValue(4), v.maxValue(14)),
    longitude: v.pipe(v.number(), v.minValue(2.5), v.maxValue(15)),
    bands: described(v.array(v.picklist(bandLetters)), 'By these, plans pay for it.'),
  }),
);

export const tileMapSchema = v.strictObject({
  attribution: described(text, 'Whose map it is, as its owner asks to be named.'),
  attributionLink: webLink,
});

const zones = [...new Set(states.map((state) => state.zone))];

const kind = v.strictObject({
  share: positive,
  lastWords: someTexts,
  services: someTexts,
  specialities,
});

export const sampleSchema = v.strictObject({
  asOf: calendarDay('must be a day like 2026-11-21'),
  seeds: v.strictObject(v.entriesFromList(stateIds, positive)),
  facilitiesPerArea: positive,
  morePerArea: v.record(stateId, v.pipe(wholeNumber, v.minValue(0))),
  phone: text,
  firstWords: v.strictObject(v.entriesFromList(zones, v.pipe(texts, v.minLength(10)))),
  secondWords: v.pipe(texts, v.minLength(30)),
  streets: v.pipe(texts, v.minLength(3)),
  kinds: v.strictObject(v.entriesFromList(facilityTypeIds, kind)),
});

export type ColumnMapping = v.InferOutput<typeof columnsSchema>;
export type ColumnField = (typeof columnFields)[number];
export type SampleSettings = v.InferOutput<typeof sampleSchema>;
export type PartnerEntry = v.InferOutput<typeof partnersSchema>[number];
/** Synonyms, places and words to ignore in the provider search. */
export type SearchWordLists = v.InferOutput<typeof searchWordsSchema>;
