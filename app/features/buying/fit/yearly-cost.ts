import { tierIds, type TierId } from '../prices/price-list.ts';
import type { BenefitTerms, PlanCatalogue } from '../plans/catalogue.types.ts';
import type { CareLine, UseLevel } from './typical-care.schema.ts';

/** The care that the people covered expect in a year. */
export interface CareExpected {
  readonly level: UseLevel;
  /** Whole months from the start of cover to a birth, 0 to 11; undefined for none. */
  readonly birthInMonths: number | undefined;
  /** One of them has a long-term illness. */
  readonly hasIllness: boolean;
}

/** What a plan pays, by the id of the benefit. */
export interface PlanTerms {
  readonly tier: TierId;
  readonly benefits: ReadonlyMap<string, BenefitTerms>;
  /** For all care of one person in a year. */
  readonly limitKobo: number;
}

/** Why members pay for care themselves. */
type Cause = 'not-covered' | 'hospital' | 'wait' | 'times' | 'limit' | 'overall';

/** A part of the members' own share. */
export interface OwnPart {
  readonly cause: Cause;
  /** Undefined beyond the overall limit, which no single kind of care reaches. */
  readonly care: CareLine | undefined;
  readonly kobo: number;
}

export interface YearOfCare {
  readonly lines: readonly CareLine[];
  readonly expected: CareExpected;
  /** How many people the plan covers. */
  readonly lives: number;
  /** Whether the plan pays for care at the members' own hospital; true where none was named. */
  readonly isHospitalIn: boolean;
  /** Waiting periods run in the first year, and are over in a later one. */
  readonly year: 'first' | 'later';
}

const monthsInYear = 12;

/** Reads what one plan pays from `content/plans/benefits.yaml`, where limits are per person and year. */
export function termsOf({ benefits }: Pick<PlanCatalogue, 'benefits'>, tier: TierId): PlanTerms {
  const all = benefits.flatMap((group) => group.benefits);
  const terms = new Map(all.map((benefit) => [benefit.id, benefit.values[tier]]));
  const limitKobo = terms.get('limit')?.limitKobo ?? Number.POSITIVE_INFINITY;
  return { tier, benefits: terms, limitKobo };
}

/**
 * Adds up what a plan leaves its members to pay, the largest part first. Care of one person, a birth
 * and a long-term illness all fall to the same person, so that no limit is used by two.
 */
export function yearlyShare(terms: PlanTerms, care: YearOfCare) {
  const { expected, lines, lives } = care;
  const isNeeded = (line: CareLine) =>
    (line.for !== 'birth' || expected.birthInMonths !== undefined) &&
    (line.for !== 'illness' || expected.hasIllness);
  const everyones = lines.filter((line) => line.for === 'everyone');
  const parts = merged([
    ...ownParts(terms, lines.filter(isNeeded), care, 1),
    ...ownParts(terms, everyones, care, lives - 1),
  ]);
  return { kobo: parts.reduce((total, { kobo }) => total + kobo, 0), parts };
}

/** Works out what people with the same year of care pay themselves. */
function ownParts(
  terms: PlanTerms,
  lines: readonly CareLine[],
  care: YearOfCare,
  people: number,
): OwnPart[] {
  const parts: OwnPart[] = [];
  const used = new Map<string, { readonly times: number; readonly kobo: number }>();
  let paidKobo = 0;
  for (const line of lines) {
    const before = used.get(line.benefit) ?? { times: 0, kobo: 0 };
    const { own, times, kobo } = settle(line, terms, { ...care, before });
    parts.push(...own.map(([cause, amount]) => ({ cause, care: line, kobo: amount * people })));
    used.set(line.benefit, { times: before.times + times, kobo: before.kobo + kobo });
    paidKobo += kobo;
  }
  const beyond = Math.max(0, paidKobo - terms.limitKobo);
  parts.push({ cause: 'overall', care: undefined, kobo: beyond * people });
  return parts;
}

interface Before extends YearOfCare {
  /** Of the same benefit, for earlier lines. */
  readonly before: { readonly times: number; readonly kobo: number };
}

/** Splits the cost of one line of care between plan and member, the first reason first. */
function settle(line: CareLine, terms: PlanTerms, asked: Before) {
  const { costKobo, timesAYear } = line;
  const times = timesAYear[asked.expected.level];
  const all = (cause: Cause) => ({ own: filled([cause, times * costKobo]), times: 0, kobo: 0 });
  const benefit = terms.benefits.get(line.benefit);
  if (!benefit || !isKindCovered(line, benefit, terms.tier)) return all('not-covered');
  // Members can use hospitals of their plan's bands only, except in emergencies (tiers.yaml).
  if (line.atHospital && !asked.isHospitalIn) return all('hospital');
  const waited = timesInWait(line, times, benefit, asked);
  const left = Math.max(0, (benefit.timesAYear ?? times + asked.before.times) - asked.before.times);
  const taken = Math.min(times - waited, left);
  const limitLeft = (benefit.limitKobo ?? Number.POSITIVE_INFINITY) - asked.before.kobo;
  const kobo = Math.min(taken * costKobo, limitLeft);
  return {
    own: filled(
      ['wait', waited * costKobo],
      ['times', (times - waited - taken) * costKobo],
      ['limit', taken * costKobo - kobo],
    ),
    times: taken,
    kobo,
  };
}

function filled(...parts: readonly (readonly [Cause, number])[]) {
  return parts.filter(([, kobo]) => kobo > 0);
}

function isKindCovered(
  { smallestPlan }: CareLine,
  { isCovered }: BenefitTerms,
  tier: TierId,
): boolean {
  const isTooSmall =
    smallestPlan !== undefined && tierIds.indexOf(tier) < tierIds.indexOf(smallestPlan);
  return isCovered && !isTooSmall;
}

/**
 * How often care falls into its waiting period. A birth does if it comes before the wait is over; its
 * antenatal care goes with it (the maternity limit is for the whole pregnancy, tiers.yaml). Other care
 * is spread over the year, and a time that is only partly in the wait counts as in it.
 */
function timesInWait(
  line: CareLine,
  times: number,
  { afterMonths }: BenefitTerms,
  { expected, year }: YearOfCare,
): number {
  if (year === 'later') return 0;
  if (line.for === 'birth') return (expected.birthInMonths ?? 0) < afterMonths ? times : 0;
  return Math.ceil((times * Math.min(afterMonths, monthsInYear)) / monthsInYear);
}

/** Adds up parts with the same reason, leaves out the empty ones, and puts the largest first. */
function merged(parts: readonly OwnPart[]): OwnPart[] {
  const sums = new Map<string, OwnPart>();
  for (const part of parts) {
    const key = keyOf(part);
    sums.set(key, { ...part, kobo: part.kobo + (sums.get(key)?.kobo ?? 0) });
  }
  return [...sums.values()]
    .filter(({ kobo }) => kobo > 0)
    .sort((one, other) => other.kobo - one.kobo);
}

function keyOf({ cause, care }: OwnPart): string {
  if (cause === 'hospital') return cause;
  return `${cause} ${cause === 'limit' ? care?.benefit : care?.id}`;
}
