import { z } from 'zod';
import type { AgeBand, CurrencyRules, DiscountStep, PriceList } from './price-list.ports.ts';

const day = z.iso.date('must be a day like 2026-11-21');
const naira = z
  .number()
  .positive('must be more than nothing')
  .refine(isWholeInHundredths, 'must have at most two decimals');
const percent = z
  .number()
  .min(0, 'must not be negative')
  .max(1000, 'must be at most 1000')
  .refine(isWholeInHundredths, 'must have at most two decimals');
const discountPercent = percent.max(99, 'must leave something to pay');
const count = z.int('must be a whole number').min(1, 'must be at least 1');
const age = z.int('must be a whole number').min(0).max(120);

const ageBand = z.strictObject({ from: age, to: age, percent }).transform((band): AgeBand => ({
  fromAge: band.from,
  toAge: band.to,
  factor: inHundredths(band.percent),
}));

const group = z.strictObject({
  fewest: count,
  tenderFrom: count,
  discounts: z
    .array(
      z.strictObject({ from: count, percent: discountPercent }).transform((step): DiscountStep => ({
        from: step.from,
        share: inHundredths(step.percent),
      })),
    )
    .refine(isRising, 'must rise in both numbers from line to line'),
});

const familyDiscount = z
  .strictObject({ fromMembers: count, percent: discountPercent })
  .transform((step): DiscountStep => ({
    from: step.fromMembers,
    share: inHundredths(step.percent),
  }));

const instalment = z
  .strictObject({ payments: count.max(12, 'must be at most 12'), percent: percent.min(1) })
  .refine((plan) => plan.payments * plan.percent >= 100, 'must not cost less than the whole year')
  .transform((plan) => ({ payments: plan.payments, share: inHundredths(plan.percent) }));

const homeCurrency = z
  .strictObject({ surchargePercent: percent })
  .transform((rules): CurrencyRules => ({
    surcharge: inHundredths(rules.surchargePercent),
    rate: undefined,
  }));

const foreignCurrency = z
  .strictObject({ surchargePercent: percent, nairaPerUnit: naira, rateDate: day })
  .transform((rules): CurrencyRules => ({
    surcharge: inHundredths(rules.surchargePercent),
    rate: { koboPerUnit: inHundredths(rules.nairaPerUnit), day: rules.rateDate },
  }));

/** The shape of `content/plans/prices.yaml`; what comes out is in kobo and basis points. */
export const priceListSchema = z
  .strictObject({
    isSample: z.boolean(),
    asOf: day,
    validFrom: day,
    validTo: day,
    quoteValidDays: count,
    adultYearlyNaira: z
      .strictObject({ bronze: naira, silver: naira, gold: naira, platinum: naira })
      .refine(
        (tiers) => isRisingStrictly([tiers.bronze, tiers.silver, tiers.gold, tiers.platinum]),
        'must rise from bronze to platinum',
      ),
    ages: z
      .strictObject({ child: ageBand, adult: ageBand, older: ageBand })
      .refine(
        ({ child, adult, older }) =>
          child.fromAge === 0 &&
          adult.fromAge === child.toAge + 1 &&
          older.fromAge === adult.toAge + 1,
        'must follow each other without a gap, from 0 on',
      ),
    callFromAge: age,
    family: z.strictObject({
      mostAdults: count,
      mostChildren: count,
      mostParents: count,
      discount: familyDiscount,
    }),
    groups: z.strictObject({ staff: group, association: group }),
    instalments: z.strictObject({ yearly: instalment, quarterly: instalment, monthly: instalment }),
    currencies: z
      .strictObject({ NGN: homeCurrency, USD: foreignCurrency, GBP: foreignCurrency })
      .refine(({ USD, GBP }) => USD.surcharge === GBP.surcharge, {
        path: ['GBP', 'surchargePercent'],
        message: 'must be the same as for USD: pages name one charge for paying from abroad',
      }),
  })
  .refine((list) => list.validFrom <= list.validTo, {
    path: ['validTo'],
    message: 'must not be before validFrom',
  })
  .refine((list) => list.callFromAge === list.ages.older.toAge + 1, {
    path: ['callFromAge'],
    message: 'must follow the last age band',
  })
  .transform(({ adultYearlyNaira, ...rest }): PriceList => ({
    ...rest,
    adultYearlyKobo: {
      bronze: inHundredths(adultYearlyNaira.bronze),
      silver: inHundredths(adultYearlyNaira.silver),
      gold: inHundredths(adultYearlyNaira.gold),
      platinum: inHundredths(adultYearlyNaira.platinum),
    },
  }));

/** Kobo of naira, or basis points of percent: exact, since at most two decimals are written. */
function inHundredths(value: number): number {
  return Math.round(value * 100);
}

function isWholeInHundredths(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

function isRisingStrictly(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
}

function isRising(steps: readonly DiscountStep[]): boolean {
  return (
    isRisingStrictly(steps.map(({ from }) => from)) &&
    isRisingStrictly(steps.map(({ share }) => share))
  );
}
