import { join } from 'node:path';
import { contentFiles, type Sources } from '#app/content-files.ts';
import type {
  BenefitDetails,
  BenefitSource,
  PlanPageSource,
} from '#app/features/buying/plans/catalogue.schema.ts';
import {
  planPageSlugs,
  type BenefitValue,
  type CoverRules,
  type PlanCatalogue,
  type PlanPage,
  type PlanPageSlug,
  type Question,
} from '#app/features/buying/plans/catalogue.types.ts';
import { tierIds, type TierId } from '#app/features/buying/prices/price-list.ts';
import { formatLimit, moneyOf } from '#app/kernel/money.ts';
import { byEdition, type ByEdition, type Edition } from '#app/site/edition.ts';
import { ContentError } from '#server/content/parse-yaml.ts';
import { createTextFiller, type TextFiller } from './rich-text.ts';

type PlanTexts = Pick<
  Sources,
  'prices' | 'tiers' | 'benefits' | 'cover' | 'typicalCare' | 'planPages'
>;

/** Makes the plans of their files. @throws ContentError naming the file */
export function createPlanCatalogue(
  contentFolder: string,
  texts: ByEdition<PlanTexts>,
): PlanCatalogue {
  const { prices, typicalCare } = texts.NG;
  const { tiers, recommended, bands } = texts.NG.tiers;
  const { groups } = texts.NG.benefits;
  const fileOf = (path: string) => join(contentFolder, path);
  checkTypicalCare(fileOf(contentFiles.typicalCare.path), typicalCare, groups);
  const fillerFor = (path: string, edition: Edition) =>
    createTextFiller(fileOf(path), { prices, edition });
  const pageFor = (slug: PlanPageSlug, edition: Edition) => {
    const path = contentFiles.planPages.path.replace('*', slug);
    const source = texts[edition].planPages.get(slug);
    if (!source) throw new ContentError(`${fileOf(path)}: is missing`);
    return planPage(slug, source, edition, fillerFor(path, edition));
  };
  return {
    prices,
    tiers: byTier((id) => {
      const { questions: _onItsPage, ...tier } = tiers[id];
      return { id, ...tier };
    }),
    tierQuestions: byEdition((edition) => {
      const filler = fillerFor(contentFiles.tiers.path, edition);
      return byTier((id) => answered(texts[edition].tiers.tiers[id].questions, filler));
    }),
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
      })),
    })),
    typicalCare,
    cover: byEdition((edition) =>
      coverRules(texts[edition].cover, fillerFor(contentFiles.cover.path, edition)),
    ),
    pages: Object.fromEntries(
      planPageSlugs.map((slug) => [slug, byEdition((edition) => pageFor(slug, edition))]),
    ) as PlanCatalogue['pages'],
  };
}

/** Each line of what care costs must be a benefit, covered wherever the line says so. */
function checkTypicalCare(
  file: string,
  { care }: PlanTexts['typicalCare'],
  groups: PlanTexts['benefits']['groups'],
): void {
  const benefits = groups.flatMap((group) => group.benefits);
  for (const { id, benefit, smallestPlan } of care) {
    const found = benefits.find((each) => each.id === benefit);
    if (!found) throw new ContentError(`${file}: ${id}: no benefit has the id "${benefit}"`);
    if (smallestPlan && found[smallestPlan] === false) {
      throw new ContentError(`${file}: ${id}: ${smallestPlan} does not cover "${benefit}"`);
    }
  }
}

function byTier<Value>(valueFor: (id: TierId) => Value): Record<TierId, Value> {
  return Object.fromEntries(tierIds.map((id) => [id, valueFor(id)])) as Record<TierId, Value>;
}

function coverRules(source: PlanTexts['cover'], filler: TextFiller): CoverRules {
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
  const { editions, ...shared } = source;
  const page = Object.assign({}, shared, editions[edition]);
  const optional = (text: string | undefined) =>
    text === undefined ? undefined : filler.rich(text);
  return {
    ...page,
    slug,
    title: filler.plain(page.title),
    description: filler.plain(page.description),
    lead: filler.rich(page.lead),
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

/** Says in words and in figures what a plan pays. A limit for two years can be used in one. */
export function describeBenefit(source: BenefitSource): BenefitValue {
  const details: BenefitDetails = typeof source === 'boolean' ? {} : source;
  const { words, count, unit, limitNaira, afterMonths = 0, per } = details;
  const period = per && (per === 'month' ? ' a month' : ` every ${per}`);
  const limitKobo = limitNaira === undefined ? undefined : limitNaira * 100;
  const limit = limitKobo && `up to ${formatLimit(moneyOf(limitKobo, 'NGN'))}`;
  const times = countWords(details);
  const parts = [times, words, limit].filter((part) => part !== undefined);
  const text = parts.join(times && words?.startsWith('by ') ? ' ' : ', ');
  return {
    isCovered: source !== false,
    text: capitalised(text) + (period ?? ''),
    afterMonths,
    limitKobo: inYear(limitKobo, per),
    timesAYear: inYear(count, per),
    ...((limitNaira ?? count) !== undefined && { limits: { limitNaira, count, unit, per } }),
  };
}

function inYear(amount: number | undefined, per: BenefitDetails['per']) {
  return amount !== undefined && per === 'month' ? amount * 12 : amount;
}

function countWords({ count, unit }: BenefitDetails): string | undefined {
  if (count === undefined || unit === undefined) return undefined;
  return count === 1 ? `1 ${unit.replace(/s$/, '')}` : `${count} ${unit}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
