import { join } from 'node:path';
import type * as v from 'valibot';
import {
  benefitsSchema,
  coverSchema,
  planPageSchema,
  tiersSchema,
  type BenefitSource,
  type PlanPageSource,
} from '#app/features/buying/plans/catalogue.schema.ts';
import { typicalCareSchema } from '#app/features/buying/fit/typical-care.schema.ts';
import {
  planPageSlugs,
  type BenefitTerms,
  type BenefitValue,
  type CoverRules,
  type PlanCatalogue,
  type PlanPage,
  type PlanPageSlug,
  type Question,
} from '#app/features/buying/plans/catalogue.types.ts';
import { tierIds, type TierId } from '#app/features/buying/prices/price-list.ts';
import { priceListSchema } from '#app/features/buying/prices/price-list.schema.ts';
import { formatLimit, moneyOf } from '#app/kernel/money.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { ContentError, readYaml } from '#server/content/parse-yaml.ts';
import { placeholdersOf } from '#server/content/placeholders.ts';
import { planFacts } from './plan-facts.ts';
import { createTextFiller, type TextFiller } from './rich-text.ts';

/** Reads everything about the plans. @throws ContentError naming file, line and key */
export async function readPlanCatalogue(
  contentFolder: string,
  identity: Identity,
): Promise<PlanCatalogue> {
  const folder = join(contentFolder, 'plans');
  const prices = await readYaml(join(folder, 'prices.yaml'), priceListSchema);
  const tiersFile = join(folder, 'tiers.yaml');
  const { tiers, recommended, bands } = await readYaml(tiersFile, tiersSchema);
  const { groups } = await readYaml(join(folder, 'benefits.yaml'), benefitsSchema);
  const typicalCare = await readTypicalCare(join(folder, 'typical-care.yaml'), groups);
  const coverFile = join(folder, 'cover.yaml');
  const cover = await readYaml(coverFile, coverSchema);
  const facts = planFacts({ prices, bands, cover: { NG: cover } });
  const fillerFor = (file: string, edition: Edition) => {
    const placeholders = placeholdersOf(identity, edition, facts);
    return createTextFiller(file, { placeholders, prices, edition });
  };
  const pages = await Promise.all(
    planPageSlugs.map(async (slug) => {
      const file = join(folder, 'pages', `${slug}.yaml`);
      const source = await readYaml(file, planPageSchema);
      const page = (edition: Edition) => planPage(slug, source, edition, fillerFor(file, edition));
      return [slug, byEdition(page)] as const;
    }),
  );
  return {
    prices,
    tiers: byTier((id) => {
      const { questions: _onItsPage, ...tier } = tiers[id];
      return { id, ...tier };
    }),
    tierQuestions: byEdition((edition) =>
      byTier((id) => answered(tiers[id].questions, fillerFor(tiersFile, edition))),
    ),
    recommended,
    bands,
    benefits: groups.map(({ name, icon, benefits }) => ({
      name,
      icon,
      benefits: benefits.map((benefit) => ({
        id: benefit.id,
        name: benefit.name,
        hint: benefit.hint,
        values: byTier((id) => describeBenefit(benefit[id])),
        terms: byTier((id) => benefitTerms(benefit[id])),
      })),
    })),
    typicalCare,
    cover: byEdition((edition) => coverRules(cover, fillerFor(coverFile, edition))),
    pages: Object.fromEntries(pages) as PlanCatalogue['pages'],
  };
}

type BenefitGroups = v.InferOutput<typeof benefitsSchema>['groups'];

/** Reads what care costs; each line of it must be a benefit, covered wherever the line says so. */
async function readTypicalCare(file: string, groups: BenefitGroups) {
  const typical = await readYaml(file, typicalCareSchema);
  const benefits = groups.flatMap((group) => group.benefits);
  for (const { id, benefit, smallestPlan } of typical.care) {
    const found = benefits.find((each) => each.id === benefit);
    if (!found) throw new ContentError(`${file}: ${id}: no benefit has the id "${benefit}"`);
    if (smallestPlan && found[smallestPlan] === false) {
      throw new ContentError(`${file}: ${id}: ${smallestPlan} does not cover "${benefit}"`);
    }
  }
  return typical;
}

function byTier<Value>(valueFor: (id: TierId) => Value): Record<TierId, Value> {
  return Object.fromEntries(tierIds.map((id) => [id, valueFor(id)])) as Record<TierId, Value>;
}

function byEdition<Value>(valueFor: (edition: Edition) => Value): Record<Edition, Value> {
  return { NG: valueFor('NG'), DG: valueFor('DG') };
}

function coverRules(source: v.InferOutput<typeof coverSchema>, filler: TextFiller): CoverRules {
  return {
    ...source,
    authorisation: source.authorisation.map(({ title, text }) => ({
      title,
      text: filler.rich(text),
    })),
    deskNote: filler.rich(source.deskNote),
  };
}

function planPage(
  slug: PlanPageSlug,
  source: PlanPageSource,
  edition: Edition,
  filler: TextFiller,
): PlanPage {
  const merged = Object.assign({}, source, source.editions[edition]);
  const { title, description, eyebrow, lead, figure, buyer } = merged;
  const optional = (text: string | undefined) =>
    text === undefined ? undefined : filler.rich(text);
  return {
    slug,
    title: filler.plain(title),
    description: filler.plain(description),
    eyebrow,
    lead: filler.rich(lead),
    figure,
    buyer,
    prices: source.prices,
    priceNote: optional(source.priceNote),
    example: optional(source.example),
    sections: source.sections.map((section) => ({
      title: section.title,
      text: optional(section.text),
      list: section.list.map((item) => filler.rich(item)),
      steps: section.steps.map((item) => filler.rich(item)),
    })),
    questions: answered(source.questions, filler),
  };
}

function answered(questions: PlanPageSource['questions'], filler: TextFiller): Question[] {
  return questions.map(({ question, answer }) => ({
    question: filler.plain(question),
    answer: filler.rich(answer),
  }));
}

/** Describes a benefit for the plan table. */
export function describeBenefit(source: BenefitSource): BenefitValue {
  if (typeof source === 'boolean') return { isCovered: source, text: '', afterMonths: 0 };
  const { words, count, unit, limitNaira, afterMonths = 0, per } = source;
  const period = per && (per === 'month' ? ' a month' : ` every ${per}`);
  const limit =
    limitNaira === undefined ? undefined : formatLimit(moneyOf(limitNaira * 100, 'NGN'));
  const parts = [countWords(source), words, limit && `up to ${limit}`].filter(
    (part) => part !== undefined,
  );
  const text = parts.join(countWords(source) && words?.startsWith('by ') ? ' ' : ', ');
  return {
    isCovered: true,
    text: capitalised(text) + (period ?? ''),
    afterMonths,
    ...((limitNaira ?? count) !== undefined && {
      limits: { naira: limitNaira, count, unit, per },
    }),
  };
}

/** Reads what a plan pays for a benefit in figures. A limit for two years can be used in one. */
function benefitTerms(source: BenefitSource): BenefitTerms {
  const { limitNaira, count, per, afterMonths = 0 } = typeof source === 'boolean' ? {} : source;
  return {
    isCovered: source !== false,
    afterMonths,
    limitKobo: inYear(limitNaira && limitNaira * 100, per),
    timesAYear: inYear(count, per),
  };
}

function inYear(amount: number | undefined, per: 'month' | 'two years' | undefined) {
  return amount !== undefined && per === 'month' ? amount * 12 : amount;
}

function countWords(source: Exclude<BenefitSource, boolean>): string | undefined {
  const { count, unit } = source;
  if (count === undefined || unit === undefined) return undefined;
  return count === 1 ? `1 ${unit.replace(/s$/, '')}` : `${count} ${unit}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
