import * as v from 'valibot';
import { described, line, paragraph } from '#app/kernel/schema/content-fields.ts';
import { bandLetters, planNetworks } from '#app/features/providers/directory/plan-bands.ts';
import { figureNames, pageHeaderShape } from '#app/site/page-hero/page-header.schema.ts';
import { iconNames } from '#app/ui/icon/icon-names.ts';
import { tierIds, type TierId } from '../prices/price-list.ts';
import { buyers } from '../party/party.ts';

const days = v.pipe(v.number(), v.integer('must be a whole number of days'), v.minValue(0));

/** With links and bold, but in one paragraph. */
const richText = paragraph;

const question = v.strictObject({
  question: v.pipe(line, v.endsWith('?', 'must be a question')),
  answer: described(
    richText,
    'With links and bold. Facts and prices come by their names, such as {{seniorAge}}.',
  ),
});
const questions = v.pipe(v.array(question), v.nonEmpty());

const tier = v.strictObject({
  name: line,
  suits: described(paragraph, 'Who the plan is for, below its name.', 'Suits'),
  figure: described(v.picklist(figureNames), 'The drawing beside the heading.'),
  bands: described(
    v.pipe(v.array(v.picklist(bandLetters)), v.nonEmpty()),
    'The hospitals it pays for. The directory knows them too: ask your developer to change both.',
  ),
  questions,
});

export type TierSource = v.InferOutput<typeof tier>;

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
  recommended: described(
    v.picklist(tierIds),
    'The plan that pages mark as recommended and the calculator starts with.',
  ),
  bands: described(
    v.strictObject({ A: line, B: line, C: line, D: line }),
    'What each band of hospitals is. Other texts name them {{bandA}} to {{bandD}}.',
  ),
});

const countFrom1 = v.pipe(v.number(), v.integer(), v.minValue(1));

const benefitDetails = v.pipe(
  v.strictObject({
    words: v.optional(described(line, 'What is covered, or how, such as “general ward”.')),
    count: v.optional(described(countFrom1, 'How often. Needs a unit.')),
    unit: v.optional(v.picklist(['visits', 'sessions', 'days', 'scans'])),
    limitNaira: v.optional(
      described(
        v.pipe(v.number(), v.integer('must be whole naira'), v.minValue(1)),
        'Up to how much, in naira.',
      ),
    ),
    per: v.optional(described(v.picklist(['month', 'two years']), 'Where it is not the year.')),
    afterMonths: v.optional(
      described(v.pipe(countFrom1, v.maxValue(36)), 'How many months a new member waits.'),
    ),
  }),
  v.check(
    ({ count, unit }) => (count === undefined) === (unit === undefined),
    'needs both count and unit, or neither',
  ),
);
const benefitValue = v.union([v.boolean(), benefitDetails]);
export type BenefitDetails = v.InferOutput<typeof benefitDetails>;
export type BenefitSource = v.InferOutput<typeof benefitValue>;

const benefit = v.strictObject({
  id: described(
    v.pipe(v.string(), v.regex(/^[a-z]+$/, 'must be lower-case letters only')),
    'Used in links: keep it.',
  ),
  name: line,
  hint: v.optional(described(line, 'Small words below the name.')),
  ...v.entriesFromList(tierIds, benefitValue),
});

/** The shape of `content/plans/benefits.yaml`. */
export const benefitsSchema = v.strictObject({
  groups: v.pipe(
    v.array(
      v.strictObject({
        name: line,
        icon: described(v.picklist(iconNames), 'The drawing beside the name.'),
        benefits: v.pipe(v.array(benefit), v.nonEmpty()),
      }),
    ),
    v.nonEmpty(),
    v.check((groups) => {
      const ids = groups.flatMap(({ benefits }) => benefits.map(({ id }) => id));
      return new Set(ids).size === ids.length;
    }, 'must not contain two benefits with the same id'),
  ),
});

/** The shape of `content/plans/cover.yaml`. */
export const coverSchema = v.strictObject({
  waits: described(
    v.strictObject({
      emergencyDays: days,
      illnessDays: described(days, 'For people who join alone or as a family.'),
      groupIllnessDays: described(days, 'For people who join as a group.'),
    }),
    'How long a new member waits, from the day cover starts.',
    'Waiting periods',
  ),
  exclusions: described(v.pipe(v.array(line), v.nonEmpty()), 'What no plan pays for.'),
  crisisNote: described(paragraph, 'Shown beside the exclusions on every page.'),
  authorisation: described(
    v.pipe(v.array(v.strictObject({ title: line, text: richText })), v.nonEmpty()),
    'How a member gets care, step by step.',
  ),
  deskNote: described(richText, 'What to do when the hospital says that someone is not covered.'),
});

export type CoverSource = v.InferOutput<typeof coverSchema>;

const pageHeader = v.strictObject({
  title: pageHeaderShape.title,
  description: described(
    paragraph,
    'One or two sentences for search engines and shared links. No visitor sees it on the page.',
  ),
  eyebrow: pageHeaderShape.eyebrow,
  lead: described(richText, 'The sentence below the heading.', 'Below the heading'),
  figure: pageHeaderShape.figure.wrapped,
  buyer: described(v.picklist(buyers), 'Who the calculator is opened for from here.'),
});

/** The shape of a file under `content/plans/pages`. */
export const planPageSchema = v.strictObject({
  ...pageHeader.entries,
  editions: described(
    v.strictObject({
      NG: v.optional(described(v.partial(pageHeader), '', 'Nigeria')),
      DG: v.optional(described(v.partial(pageHeader), '', 'Global')),
    }),
    'What reads differently for visitors in Nigeria or abroad. Leave the rest empty.',
  ),
  prices: v.optional(
    described(
      v.picklist(['ages', 'family', 'staff', 'association']),
      'Which table of prices is shown.',
    ),
  ),
  priceNote: v.optional(described(richText, 'Above the prices.')),
  example: v.optional(described(richText, 'A worked example of a price.')),
  sections: v.array(
    v.strictObject({
      title: line,
      text: v.optional(richText),
      list: v.optional(described(v.array(richText), 'Shown with bullets.'), []),
      steps: v.optional(described(v.array(richText), 'Shown with numbers.'), []),
    }),
  ),
  questions,
});
export type PlanPageSource = v.InferOutput<typeof planPageSchema>;
