import { planIds } from '#app/features/providers/directory/plan-bands.ts';
import { formatDay } from '#app/kernel/days.ts';
import { formatLimit, formatMoney, moneyOf, type Money } from '#app/kernel/money.ts';
import type { Edition } from '#app/site/edition.ts';
import { quoteQuery } from '../party/party-codec.ts';
import { comparisonFieldNames } from '../plans/compare/plan-controls.tsx';
import type { BenefitRows } from '../plans/compare/plan-table-data.ts';
import type { PlanCatalogue } from '../plans/catalogue.types.ts';
import { peopleInWords } from '../plans/people/people-prices.ts';
import { checkoutPath } from '../plans/plan-paths.ts';
import { tierIds, type TierId } from '../prices/price-list.ts';
import { askForPrice, rateText } from '../prices/price-words.ts';
import { fitFieldNames, keptFields, readFitQuestion, type FitQuestion } from './fit-values.ts';
import { foundHospital, type HospitalOption, type OwnHospital } from './own-hospital.types.ts';
import { isCloseTo, planYears, type PlanYear } from './plan-years.ts';
import { useLevels, type CareLine, type UseLevel } from './typical-care.schema.ts';
import type { OwnPart } from './yearly-cost.ts';

export type FitData = ReturnType<typeof fitData>;
export type PlanCard = ReturnType<typeof cardOf>;

interface Visit {
  readonly edition: Edition;
  readonly parameters: URLSearchParams;
  readonly hospital: OwnHospital;
}

/** Collects the data of "Which plan fits me?" from an address. */
export function fitData(catalogue: PlanCatalogue, { edition, parameters, hospital }: Visit) {
  const question = readFitQuestion(catalogue, edition, parameters);
  const { isAsked, values, problems, births } = question;
  const own = foundHospital(hospital);
  const named = hospital.kind === 'found' ? hospital.hospital.name : hospital.typed;
  return {
    edition,
    /** With the hospital’s name, once it is found. */
    values: { ...values, hospital: named, hospitalId: own?.id ?? '' },
    errors: isAsked ? Object.fromEntries(problems.map((each) => [each.field, each.message])) : {},
    births,
    levels: useLevels.map((id) => ({ id, ...catalogue.typicalCare.levels[id] })),
    illnesses: hintOf(catalogue, 'illness'),
    adultAge: catalogue.prices.ages.adult.fromAge,
    tiers: catalogue.tiers,
    hospital,
    /** To choose from several of a name. */
    hospitalLinks: hospitalLinks(hospital, parameters),
    kept: keptFields(parameters, comparisonFieldNames),
    result: isAsked ? resultOf(catalogue, question, own) : undefined,
    basis: basisOf(catalogue, question),
  };
}

/** Addresses that ask the same of one of the hospitals. */
function hospitalLinks(hospital: OwnHospital, parameters: URLSearchParams) {
  if (hospital.kind !== 'several') return [];
  const asked = keptFields(parameters, [...fitFieldNames, ...comparisonFieldNames, 'currency']);
  return hospital.options.map(({ id, name, place }) => {
    const query = new URLSearchParams(Object.fromEntries(asked));
    query.set('hospital', name);
    query.set('hospitalId', id);
    return { name, place, href: `/insurance-plans?${query.toString()}#which-plan` };
  });
}

/** The small words of a benefit that a kind of care belongs to. */
function hintOf({ benefits, typicalCare }: PlanCatalogue, kind: CareLine['for']) {
  const id = typicalCare.care.find((line) => line.for === kind)?.benefit;
  const all = benefits.flatMap((group) => group.benefits);
  return all.find((benefit) => benefit.id === id)?.hint;
}

function resultOf(
  catalogue: PlanCatalogue,
  { request, expected }: FitQuestion,
  own: HospitalOption | undefined,
) {
  if (!request) return undefined;
  const { party, currency } = request;
  const hospitalPlans = own && own.plans.length > 0 ? own.plans : undefined;
  const years = planYears({ party, currency }, { expected, hospitalPlans }, catalogue);
  if (years.kind === 'call') {
    return { kind: 'call', words: askForPrice(catalogue.prices.callFromAge) } as const;
  }
  const { plans } = years;
  const most = Math.max(...plans.map((plan) => plan.expected.total.minor));
  const query = (tier: TierId) => quoteQuery({ ...request, tier, pay: 'yearly' });
  return {
    kind: 'priced',
    people: peopleInWords(party, catalogue.prices),
    level: expected.level,
    otherwise: otherwise(plans, expected.level),
    cards: plans.map((plan) =>
      cardOf(plan, {
        most,
        query: query(plan.tier),
        isClose: plans[0] !== undefined && isCloseTo(plans[0], plan),
        catalogue,
        own,
      }),
    ),
  } as const;
}

/** Lists other plans that cost least with more or less care than expected, with those levels. */
function otherwise(plans: readonly PlanYear[], expected: UseLevel) {
  const leastAt = (level: UseLevel) => {
    const totalOf = (plan: PlanYear) => plan.levels[level].total.minor;
    return plans.toSorted((one, other) => totalOf(one) - totalOf(other))[0]?.tier;
  };
  const expectedTier = leastAt(expected);
  return tierIds
    .map((tier) => ({ tier, levels: useLevels.filter((level) => leastAt(level) === tier) }))
    .filter(({ tier, levels }) => tier !== expectedTier && levels.length > 0);
}

interface CardOptions {
  readonly catalogue: PlanCatalogue;
  /** The largest total of all plans, in minor units. */
  readonly most: number;
  readonly query: string;
  /** Costs about as much as the plan that costs least. */
  readonly isClose: boolean;
  readonly own: HospitalOption | undefined;
}

function cardOf(plan: PlanYear, { catalogue, most, query, isClose, own }: CardOptions) {
  const { tier, quote, levels, expected, later } = plan;
  const { name } = catalogue.tiers[tier];
  const partWords = (part: OwnPart) => ({
    words: wordsFor(part, { catalogue, tier, own }),
    amount: naira(part.kobo),
  });
  return {
    tier,
    name,
    isClose,
    price: { text: formatMoney(quote.yearly), query },
    share: `${expected.share.minor > 0 ? 'about ' : ''}${formatMoney(expected.share)}`,
    total: formatMoney(expected.total),
    /** Where the price is in another currency. */
    shareNaira: quote.rate && formatMoney(expected.shareNaira),
    /** Of the largest total, in percent. */
    bar: { price: percentOf(quote.yearly, most), share: percentOf(expected.share, most) },
    levels: useLevels.map((level) => ({
      level,
      share: formatMoney(levels[level].share),
      total: formatMoney(levels[level].total),
    })),
    parts: expected.parts.map(partWords),
    later: later && formatMoney(later.total),
    buyPath: checkoutPath(tier, query),
    sumPath: `/insurance-calculator?${query}`,
  };
}

function percentOf({ minor }: Money, most: number): number {
  return most === 0 ? 0 : Math.round((minor * 1000) / most) / 10;
}

function naira(kobo: number): string {
  return formatMoney(moneyOf(kobo, 'NGN'));
}

interface PartOptions extends Pick<CardOptions, 'catalogue' | 'own'> {
  readonly tier: TierId;
}

/** Says what a part of the share is for: "Specialist visits: 3 a year are paid for". */
function wordsFor({ cause, care }: OwnPart, { catalogue, tier, own }: PartOptions): string {
  const all = catalogue.benefits.flatMap((group) => group.benefits);
  const benefit = all.find(({ id }) => id === (care?.benefit ?? 'limit'));
  const terms = benefit?.values[tier];
  const name = care?.name;
  const period = terms?.limits?.per === 'two years' ? 'every two years' : 'a year';
  const limit = formatLimit(moneyOf(terms?.limitKobo ?? 0, 'NGN'));
  switch (cause) {
    case 'not-covered':
      return `${name}: not covered`;
    case 'hospital':
      return `Planned care at ${own?.name}, which is not in this plan’s bands`;
    case 'wait':
      return `${name}: waiting period of ${terms?.afterMonths} months`;
    case 'times':
      return `${name}: paid for ${timesWords(terms?.timesAYear ?? 0)} a year`;
    case 'limit':
      return `${benefit?.name}: paid for up to ${limit} ${period}`;
    case 'overall':
      return `All care of one person: paid for up to ${limit} a year`;
  }
}

function timesWords(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}

const forWords: Readonly<Record<CareLine['for'], string>> = {
  everyone: 'for each person',
  one: 'for one person',
  birth: 'for a birth',
  illness: 'for one person with a long-term illness',
};

/** What the estimate is made of, in words. */
function basisOf({ typicalCare, prices, cover }: PlanCatalogue, question: FitQuestion) {
  const { currency } = question.values;
  const { rate } = prices.currencies[currency];
  return {
    isSample: typicalCare.isSample,
    asOf: formatDay(typicalCare.asOf),
    source: typicalCare.source,
    illnessDays: cover.NG.waits.illnessDays,
    /** Undefined for the naira. */
    rate: rate && rateText(currency, rate),
    care: typicalCare.care.map((line) => ({
      id: line.id,
      name: line.name,
      words: `${naira(line.costKobo)} each, ${oftenWords(line)} ${forWords[line.for]}`,
    })),
  };
}

/** Says how often a level brings care: "1, 4 or 8 times a year". */
function oftenWords({ timesAYear }: CareLine): string {
  const { little, some, much } = timesAYear;
  if (little === much) return `${timesWords(little)} a year`;
  return `${little}, ${some} or ${much} times a year`;
}

/** Adds a row to the comparison that says which plans pay at the chosen hospital. */
export function withHospitalRow(groups: BenefitRows, own: HospitalOption | undefined): BenefitRows {
  const [first, ...others] = groups;
  if (!first || !own || own.plans.length === 0) return groups;
  const values = planIds.map((id) => own.plans.includes(id));
  const row = { name: own.name, hint: 'Your hospital', values };
  return [{ ...first, rows: [row, ...first.rows] }, ...others];
}
