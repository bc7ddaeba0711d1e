import * as v from 'valibot';
import { calendarDay, described, line, linkId } from '#app/kernel/schema/content-fields.ts';
import { tierIds } from '../prices/tiers.ts';

/** How much care somebody expects, from the least to the most. */
export const useLevels = ['little', 'some', 'much'] as const;
export type UseLevel = (typeof useLevels)[number];

const times = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be negative'),
  v.maxValue(366, 'must be at most 366'),
);

const level = v.strictObject({
  name: line,
  words: described(line, 'What a year like this brings.'),
});

const care = v.pipe(
  v.strictObject({
    id: linkId,
    name: described(line, 'One time of it: “Visit to a doctor”.'),
    benefit: described(linkId, 'Its id in the benefits, which say what each plan pays.'),
    for: described(
      v.picklist(['everyone', 'one', 'birth', 'illness']),
      'Everyone covered, one person of them, a birth, or one person with a long-term illness.',
    ),
    atHospital: described(
      v.boolean(),
      'On where it is had at the member’s own hospital. Emergencies are paid for anywhere.',
    ),
    smallestPlan: v.optional(
      described(
        v.picklist(tierIds),
        'Where the words of the benefit leave this kind of care out of smaller plans.',
      ),
    ),
    costNaira: described(
      v.pipe(v.number(), v.integer('must be whole naira'), v.minValue(1)),
      'For one time, without a plan, in naira.',
    ),
    timesAYear: described(
      v.pipe(
        v.strictObject({ little: times, some: times, much: times }),
        v.check(({ little, some, much }) => little <= some && some <= much, 'must not fall'),
      ),
      'How often, for each level of use.',
    ),
  }),
  v.transform(({ costNaira, ...rest }) => ({ ...rest, costKobo: costNaira * 100 })),
);

/** The shape of `content/plans/typical-care.yaml`; what comes out is in kobo. */
export const typicalCareSchema = v.strictObject({
  isSample: described(
    v.boolean(),
    'On while the figures are examples. The page says so beside the estimate.',
    'Sample figures',
  ),
  asOf: described(
    calendarDay('must be a day like 2026-11-26'),
    'The day the figures were set.',
    'Figures of',
  ),
  source: described(line, 'Where the figures come from, as a sentence. The page shows it.'),
  levels: described(
    v.strictObject({ little: level, some: level, much: level }),
    'How much care people expect.',
  ),
  care: v.pipe(
    v.array(care),
    v.nonEmpty(),
    v.check(
      (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
      'must not contain the same id twice',
    ),
    v.check(
      (lines) => (['birth', 'illness'] as const).every((who) => lines.some((l) => l.for === who)),
      'must have a line for a birth and one for a long-term illness: the page asks for both',
    ),
  ),
});

/** What care costs, and how often a year brings it. */
export type TypicalCare = v.InferOutput<typeof typicalCareSchema>;
export type CareLine = TypicalCare['care'][number];
