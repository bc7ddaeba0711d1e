import {
  array,
  boolean,
  constantFrom,
  date,
  double,
  oneof,
  option,
  record,
  string,
  stringMatching,
  subarray,
  tuple,
} from 'fast-check';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import {
  facilityTypeIds,
  specialityIds,
} from '#app/features/providers/directory/facility-types.ts';
import { bandLetters } from '#app/features/providers/directory/plan-bands.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { readWords } from '#server/providers/import/value-readers.ts';

/** What parsers, spreadsheets and exports treat in a way of their own. */
const beginnings = ['', "'", "''", "'=", "'＝", "''＋", '＝', '＠', '"', '""', ',', '0', '\u2028'];

/** One line of text that an import takes. */
function words(most: number) {
  return tuple(
    constantFrom(...beginnings),
    oneof(string({ maxLength: 20 }), string({ maxLength: 20, unit: 'grapheme' })),
  )
    .map(([start, rest]) => `${start}${rest}`.trim())
    .filter((text) => 'value' in readWords(text, most));
}

const isText = (text: string) => text !== '';
const maybe = { nil: undefined };

/** All but where it is. */
const anyFacts = record({
  id: stringMatching(/^[\w.-]{1,40}$/),
  name: words(120).filter(isText),
  type: constantFrom(...facilityTypeIds),
  level: option(constantFrom('Primary' as const, 'Secondary' as const, 'Tertiary' as const), maybe),
  ownership: option(
    constantFrom('Public' as const, 'Private' as const, 'Faith or charity' as const),
    maybe,
  ),
  services: array(
    words(80).filter((text) => isText(text) && !/[;|]/.test(text)),
    { maxLength: 5 },
  ),
  specialities: array(constantFrom(...specialityIds), { maxLength: 5 }),
  opening: option(
    constantFrom('24/7', 'Su off', 'Mo-Fr 08:00-18:00; Sa 09:00-13:00,14:00-15:00'),
    maybe,
  ),
  address: words(200),
  ward: option(words(80).filter(isText), maybe),
  place: option(
    record({
      latitude: double({ min: 4, max: 14, noNaN: true }),
      longitude: double({ min: 2.5, max: 15, noNaN: true }),
    }),
    maybe,
  ),
  bands: subarray([...bandLetters]),
  phone: option(
    constantFrom('+234 700 000 0000', '0700 000 0000', '-070000', '(070) 000/00'),
    maybe,
  ),
  verifiedOn: option(
    date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(
      (day) => day.toISOString().slice(0, 10),
    ),
    maybe,
  ),
});

/** Any facility that an import can bring into the directory. */
export const anyFacility = tuple(anyFacts, constantFrom(...lgas), boolean()).map(
  ([facts, { id, stateId }, hasArea]) => withArea(facts, stateId, hasArea ? id : undefined),
);

function withArea(
  facts: Omit<Facility, 'stateId' | 'lgaId'>,
  stateId: string,
  lgaId: string | undefined,
): Facility {
  return { ...facts, stateId, lgaId };
}
