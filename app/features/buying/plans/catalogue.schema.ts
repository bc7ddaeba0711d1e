import * as v from 'valibot';
import { planNetworks } from '#app/features/providers/directory/plan-bands.ts';
import { figureNames } from '#app/site/page-hero/page-header.schema.ts';
import { tierIds, type TierId } from '../prices/price-list.types.ts';
import { buyers } from '../quote/price/quote.ts';
import { bandIds, priceTableKinds } from './catalogue.types.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const days = v.pipe(v.number(), v.integer('must be a whole number of days'), v.minValue(0));
const band = v.picklist(bandIds);

const question = v.strictObject({
  question: v.pipe(text, v.endsWith('?', 'must be a question')),
  answer: text,
});
const questions = v.pipe(v.array(question), v.nonEmpty());

const tier = v.strictObject({
  name: text,
  suits: text,
  figure: v.picklist(figureNames),
  bands: v.pipe(v.array(band), v.nonEmpty()),
  questions,
});

/** The directory finds hospitals by its own list of bands: two answers would mislead members. */
function tierOf(id: TierId) {
  const { bands } = planNetworks[id];
  return v.pipe(
    tier,
    v.forward(
      v.check(
        (given) => given.bands.join() === bands.join(),
        `must be those of app/features/providers/directory/plan-bands.ts: ${bands.join(', ')}`,
      ),
      ['bands'],
    ),
  );
}

/** The shape of `content/plans/tiers.yaml`. */
export const tiersSchema = v.strictObject({
  tiers: v.strictObject({
    bronze: tierOf('bronze'),
    silver: tierOf('silver'),
    gold: tierOf('gold'),
    platinum: tierOf('platinum'),
  }),
  recommended: v.picklist(tierIds),
  bands: v.strictObject({ A: text, B: text, C: text, D: text }),
});

const countFrom1 = v.pipe(v.number(), v.integer(), v.minValue(1));

const benefitDetails = v.pipe(
  v.strictObject({
    words: v.optional(text),
    count: v.optional(countFrom1),
    unit: v.optional(v.picklist(['visits', 'sessions', 'days', 'scans'])),
    limitNaira: v.optional(v.pipe(v.number(), v.integer('must be whole naira'), v.minValue(1))),
    per: v.optional(v.picklist(['month', 'two years'])),
    afterMonths: v.optional(v.pipe(countFrom1, v.maxValue(36))),
  }),
  v.check(
    ({ count, unit }) => (count === undefined) === (unit === undefined),
    'needs both count and unit, or neither',
  ),
);
const benefitValue = v.union([v.boolean(), benefitDetails]);
export type BenefitSource = v.InferOutput<typeof benefitValue>;

const benefit = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be lower-case letters only')),
  name: text,
  hint: v.optional(text),
  bronze: benefitValue,
  silver: benefitValue,
  gold: benefitValue,
  platinum: benefitValue,
});

/** The shape of `content/plans/benefits.yaml`. */
export const benefitsSchema = v.strictObject({
  groups: v.pipe(
    v.array(v.strictObject({ name: text, benefits: v.pipe(v.array(benefit), v.nonEmpty()) })),
    v.nonEmpty(),
    v.check((groups) => {
      const ids = groups.flatMap(({ benefits }) => benefits.map(({ id }) => id));
      return new Set(ids).size === ids.length;
    }, 'must not contain two benefits with the same id'),
  ),
});

/** The shape of `content/plans/cover.yaml`. */
export const coverSchema = v.strictObject({
  waits: v.strictObject({ emergencyDays: days, illnessDays: days, groupIllnessDays: days }),
  exclusions: v.pipe(v.array(text), v.nonEmpty()),
  crisisNote: text,
  authorisation: v.pipe(v.array(v.strictObject({ title: text, text })), v.nonEmpty()),
  deskNote: text,
});

const pageHeader = v.strictObject({
  title: text,
  description: text,
  eyebrow: text,
  lead: text,
  figure: v.picklist(figureNames),
  buyer: v.picklist(buyers),
});

/** The shape of a file under `content/plans/pages`. */
export const planPageSchema = v.strictObject({
  ...pageHeader.entries,
  editions: v.strictObject({
    NG: v.optional(v.partial(pageHeader)),
    DG: v.optional(v.partial(pageHeader)),
  }),
  prices: v.optional(v.picklist(priceTableKinds)),
  priceNote: v.optional(text),
  example: v.optional(text),
  sections: v.array(
    v.strictObject({
      title: text,
      text: v.optional(text),
      list: v.optional(v.array(text), []),
      steps: v.optional(v.array(text), []),
    }),
  ),
  questions,
});
export type PlanPageSource = v.InferOutput<typeof planPageSchema>;
