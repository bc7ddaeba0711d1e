import { z } from 'zod';
import { facilityTypeIds } from '#app/location/directory/facility-types.ts';
import { parseOpeningHours } from '#app/location/directory/opening-hours.ts';
import { bandLetters } from '#app/location/directory/plan-bands.ts';
import { specialityIds } from '#app/location/directory/specialities.ts';
import { lgas } from '#app/location/nigeria/lgas.ts';
import { states } from '#app/location/nigeria/states.ts';

const text = z.string().min(1);
const texts = z.array(text);
const type = z.enum(facilityTypeIds);
const speciality = z.enum(specialityIds);
const stateId = z.enum(states.map(({ id }) => id));
const lgaId = z.enum(
  lgas.map(({ id }) => id),
  'is not the id of a local government area',
);
const opening = text.refine(
  (value) => parseOpeningHours(value) !== undefined,
  'must be like "Mo-Fr 08:00-18:00; Sa 09:00-13:00" or "24/7"',
);
const level = z.enum(['Primary', 'Secondary', 'Tertiary']);
const ownership = z.enum(['Public', 'Private', 'Faith or charity']);

/** The fields that a file's columns are mapped to. */
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

export const columnsSchema = z.strictObject({
  columns: z.record(z.enum(columnFields), texts.min(1)),
  listSeparators: text,
  types: z.array(z.strictObject({ contains: texts, is: type })),
  unknownTypes: z.array(z.string()),
  levels: z.record(level, texts),
  ownerships: z.record(ownership, texts),
  unknownValues: z.array(z.string()),
  states: z.partialRecord(stateId, texts),
  lgas: z.partialRecord(lgaId, texts),
});

export const searchWordsSchema = z.record(z.string().regex(/^[a-z0-9]+$/), text);

export const partnersSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[\w.-]{1,40}$/),
    name: text,
    type,
    level,
    ownership,
    services: texts,
    specialities: z.array(speciality),
    opening,
    address: text,
    lga: lgaId,
    latitude: z.number().min(4).max(14),
    longitude: z.number().min(2.5).max(15),
    bands: z.array(z.enum(bandLetters)),
  }),
);

export const tileMapSchema = z.strictObject({ attribution: text, attributionLink: z.url() });

const zone = z.enum([...new Set(states.map((state) => state.zone))]);

export const sampleSchema = z.strictObject({
  seed: z.int().positive(),
  facilitiesPerArea: z.int().positive(),
  morePerArea: z.partialRecord(stateId, z.int().nonnegative()),
  phone: text,
  firstWords: z.record(zone, texts.min(10)),
  secondWords: texts.min(30),
  streets: texts.min(3),
  kinds: z.record(
    type,
    z.strictObject({
      share: z.int().positive(),
      lastWords: texts.min(1),
      services: texts.min(1),
      specialities: z.array(speciality),
    }),
  ),
});
