import { z } from 'zod';
import { planNetworks } from '#app/location/directory/plan-bands.ts';
import { figureNames } from '#app/ui/page-hero/figure-names.ts';
import type { TierId } from '../prices/price-list.ports.ts';
import { buyers } from '../quote/quote-request.ts';
import { bandIds, priceTableKinds } from './catalogue.ports.ts';

const text = z.string().trim().min(1, 'must not be empty');
const days = z.int('must be a whole number of days').min(0);
const band = z.enum(bandIds);

const questions = z
  .array(z.strictObject({ question: text.endsWith('?', 'must be a question'), answer: text }))
  .min(1);

const tier = z.strictObject({
  name: text,
  suits: text,
  figure: z.enum(figureNames),
  bands: z.array(band).min(1),
  questions,
});

/** The directory finds hospitals by its own list of bands: two answers would mislead members. */
function tierOf(id: TierId) {
  const { bands } = planNetworks[id];
  return tier.refine((given) => given.bands.join() === bands.join(), {
    path: ['bands'],
    message: `must be those of app/location/directory/plan-bands.ts: ${bands.join(', ')}`,
  });
}

/** The shape of `content/plans/tiers.yaml`. */
export const tiersSchema = z.strictObject({
  tiers: z.strictObject({
    bronze: tierOf('bronze'),
    silver: tierOf('silver'),
    gold: tierOf('gold'),
    platinum: tierOf('platinum'),
  }),
  recommended: z.enum(['bronze', 'silver', 'gold', 'platinum']),
  bands: z.strictObject({ A: text, B: text, C: text, D: text }),
});

const benefitDetails = z
  .strictObject({
    words: text.optional(),
    count: z.int().min(1).optional(),
    unit: z.enum(['visits', 'sessions', 'days', 'scans']).optional(),
    limitNaira: z.int('must be whole naira').min(1).optional(),
    per: z.enum(['month', 'two years']).optional(),
    afterMonths: z.int().min(1).max(36).optional(),
  })
  .refine((value) => (value.count === undefined) === (value.unit === undefined), {
    message: 'count and unit belong together',
  });
const benefitValue = z.union([z.boolean(), benefitDetails]);
export type BenefitSource = z.infer<typeof benefitValue>;

/** The shape of `content/plans/benefits.yaml`. */
export const benefitsSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        name: text,
        benefits: z
          .array(
            z.strictObject({
              id: z.string().regex(/^[a-z]+$/, 'must be small letters only'),
              name: text,
              hint: text.optional(),
              bronze: benefitValue,
              silver: benefitValue,
              gold: benefitValue,
              platinum: benefitValue,
            }),
          )
          .min(1),
      }),
    )
    .min(1)
    .refine(
      (groups) => {
        const ids = groups.flatMap(({ benefits }) => benefits.map(({ id }) => id));
        return new Set(ids).size === ids.length;
      },
      { message: 'must not hold two benefits with the same id' },
    ),
});

/** The shape of `content/plans/cover.yaml`. */
export const coverSchema = z.strictObject({
  waits: z.strictObject({ emergencyDays: days, illnessDays: days, groupIllnessDays: days }),
  exclusions: z.array(text).min(1),
  crisisNote: text,
  authorisation: z.array(z.strictObject({ title: text, text })).min(1),
  deskNote: text,
});

const pageHeader = z.strictObject({
  title: text,
  description: text,
  eyebrow: text,
  lead: text,
  figure: z.enum(figureNames),
  buyer: z.enum(buyers),
});

/** The shape of a file under `content/plans/pages`. */
export const planPageSchema = pageHeader.extend({
  editions: z.strictObject({
    NG: pageHeader.partial().optional(),
    DG: pageHeader.partial().optional(),
  }),
  prices: z.enum(priceTableKinds).optional(),
  priceNote: text.optional(),
  example: text.optional(),
  sections: z.array(
    z.strictObject({
      title: text,
      text: text.optional(),
      list: z.array(text).default([]),
      steps: z.array(text).default([]),
    }),
  ),
  questions,
});
export type PlanPageSource = z.infer<typeof planPageSchema>;
