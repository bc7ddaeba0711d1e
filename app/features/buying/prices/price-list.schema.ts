import * as v from 'valibot';
import { calendarDay, described, issuePath } from '#app/kernel/schema/content-fields.ts';
import { oldestAge, tierIds } from './tiers.ts';

const day = calendarDay('must be a day like 2026-11-21');
const inTwoDecimals = v.check(
  (value: number) => Math.abs(value * 100 - inHundredths(value)) < 1e-6,
  'must have at most two decimals',
);
const naira = v.pipe(v.number(), v.gtValue(0, 'must be more than 0'), inTwoDecimals);
const percent = v.pipe(
  v.number(),
  v.minValue(0, 'must not be negative'),
  v.maxValue(1000, 'must be at most 1000'),
  inTwoDecimals,
);
const discountPercent = v.pipe(percent, v.maxValue(99, 'must be below 100'));
const wholeNumber = v.pipe(v.number(), v.integer('must be a whole number'));
const count = v.pipe(wholeNumber, v.minValue(1, 'must be at least 1'));
const age = v.pipe(wholeNumber, v.minValue(0), v.maxValue(oldestAge));

type BandSource = Readonly<Record<'from' | 'to' | 'percent', number>>;
const asBand = v.transform((band: BandSource) => ({
  fromAge: band.from,
  toAge: band.to,
  factor: inHundredths(band.percent),
}));
const ageBand = v.pipe(v.strictObject({ from: age, to: age, percent }), asBand);

/** The last band may leave out where it ends. */
const seniorBand = v.pipe(
  v.strictObject({
    from: age,
    to: v.optional(described(age, 'Only the last band can leave it out.'), oldestAge),
    percent,
  }),
  v.check(({ from, to }) => from <= to, 'must not end before it starts'),
  asBand,
);

const seniors = v.pipe(
  v.strictObject({
    validFrom: described(day, 'The first day of this rule, on or before the day of the figures.'),
    source: described(
      v.pipe(v.string(), v.nonEmpty('must say who set these shares, and from which figures')),
      'Who set these shares, and from which figures. No page shows it.',
    ),
    bands: v.pipe(
      v.array(seniorBand),
      v.minLength(1, 'must have at least one band'),
      v.check(
        (bands) => bands.every(({ fromAge }, at) => at === 0 || fromAge === endOf(bands, at - 1)),
        'must follow one another without a gap, and only the last can leave out `to`',
      ),
    ),
  }),
  v.transform(({ validFrom, bands }) => ({ validFrom, bands })),
);

/** The first age after a band. */
function endOf(bands: readonly { readonly toAge: number }[], at: number): number {
  return (bands[at]?.toAge ?? oldestAge) + 1;
}

const groupDiscount = v.pipe(
  v.strictObject({ from: count, percent: discountPercent }),
  v.transform(({ from, percent: off }) => ({ from, share: inHundredths(off) })),
);

const group = v.strictObject({
  fewest: described(count, 'How many people a group needs.'),
  tenderFrom: described(count, 'From how many people we send a written quote.'),
  discounts: v.pipe(
    v.array(groupDiscount),
    v.check(
      (steps) =>
        isRising(steps.map(({ from }) => from)) && isRising(steps.map(({ share }) => share)),
      'must rise in both numbers from one line to the next',
    ),
  ),
});

const familyDiscount = v.pipe(
  v.strictObject({
    fromMembers: described(count, 'From how many members everyone pays less.'),
    percent: described(discountPercent, 'How much less, in %.'),
  }),
  v.transform(({ fromMembers, percent: off }) => ({ from: fromMembers, share: inHundredths(off) })),
);

const instalment = v.pipe(
  v.strictObject({
    payments: described(v.pipe(count, v.maxValue(12, 'must be at most 12')), 'How many in a year.'),
    percent: described(
      v.pipe(percent, v.minValue(1)),
      'What one payment is, as a share of the yearly price.',
    ),
  }),
  v.check((plan) => plan.payments * plan.percent >= 100, 'must not cost less than a whole year'),
  v.transform((plan) => ({ payments: plan.payments, share: inHundredths(plan.percent) })),
);

const latePayment = v.pipe(
  v.strictObject({
    graceDays: described(count, 'How many days after its due day cover goes on in full.'),
    endsAfterDays: described(count, 'How many days after its due day the contract ends.'),
  }),
  v.forward(
    v.check(
      ({ graceDays, endsAfterDays }) => graceDays < endsAfterDays,
      'must be later than the days of grace',
    ),
    ['endsAfterDays'],
  ),
);

const homeCurrency = v.pipe(
  v.strictObject({ surchargePercent: percent }),
  v.transform((rules) => ({ surcharge: inHundredths(rules.surchargePercent), rate: undefined })),
);

const foreignCurrency = v.pipe(
  v.strictObject({
    surchargePercent: described(percent, 'For card payment and support across time zones.'),
    nairaPerUnit: described(naira, 'How many naira one unit of the currency is.'),
    rateDate: described(day, 'The day of that rate.'),
  }),
  v.transform((rules) => ({
    surcharge: inHundredths(rules.surchargePercent),
    rate: { koboPerUnit: inHundredths(rules.nairaPerUnit), day: rules.rateDate },
  })),
);

const adultYearlyNaira = v.pipe(
  v.strictObject(
    v.entriesFromList(tierIds, described(v.pipe(naira, v.transform(inHundredths)), 'In naira.')),
  ),
  v.check((tiers) => isRising(tierIds.map((id) => tiers[id])), 'must rise from bronze to platinum'),
);

const ages = v.pipe(
  v.strictObject({ child: ageBand, adult: ageBand, older: ageBand }),
  v.check(
    ({ child, adult, older }) =>
      child.fromAge === 0 && adult.fromAge === child.toAge + 1 && older.fromAge === adult.toAge + 1,
    'must follow one another without a gap, starting at 0',
  ),
);

const currencies = v.pipe(
  v.strictObject({
    NGN: homeCurrency,
    USD: foreignCurrency,
    GBP: foreignCurrency,
    EUR: foreignCurrency,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { USD } = dataset.value;
    for (const code of ['GBP', 'EUR'] as const) {
      if (dataset.value[code].surcharge === USD.surcharge) continue;
      addIssue({
        path: issuePath(dataset.value, code, 'surchargePercent'),
        message: 'must be the same as for USD: pages name one charge for paying from abroad',
      });
    }
  }),
);

/** The shape of `content/plans/prices.yaml`; what comes out is in kobo and basis points. */
export const priceListSchema = v.pipe(
  v.strictObject({
    isSample: described(
      v.boolean(),
      'On while the figures are examples. Every page says so beside its prices.',
      'Sample prices',
    ),
    asOf: described(day, 'The day the figures were set.', 'Figures of'),
    validFrom: described(day, 'The first day on which these prices hold.'),
    validTo: described(day, 'The last day on which these prices hold.'),
    quoteValidDays: described(count, 'How many days a quote is valid.'),
    adultYearlyNaira: described(
      adultYearlyNaira,
      'The yearly price of one adult in the age band whose share is 100 %.',
      'Yearly price of an adult',
    ),
    ages: described(ages, 'By age at the start of cover: the share of the adult price, in %.'),
    seniors: described(
      seniors,
      'Everyone older pays a share of the adult price that rises with age.',
    ),
    family: described(
      v.strictObject({
        mostAdults: count,
        mostChildren: v.pipe(
          count,
          v.maxValue(6, 'must be at most 6: the form has no more fields'),
        ),
        mostParents: count,
        discount: familyDiscount,
      }),
      'Who can be on a family plan.',
    ),
    groups: described(
      v.strictObject({ staff: group, association: group }),
      'What companies and associations pay less.',
    ),
    instalments: described(
      v.strictObject({ yearly: instalment, quarterly: instalment, monthly: instalment }),
      'Paying in parts.',
    ),
    latePayment: described(latePayment, 'When a payment after the first is late.'),
    currencies: described(
      currencies,
      'Paying from abroad. Amounts are rounded to whole dollars, pounds or euros.',
    ),
  }),
  v.forward(
    v.check((list) => list.validFrom <= list.validTo, 'must not be before validFrom'),
    ['validTo'],
  ),
  v.forward(
    v.check(
      ({ ages: { older }, seniors: rule }) => rule.bands[0]?.fromAge === older.toAge + 1,
      'must start where ages.older ends',
    ),
    ['seniors'],
  ),
  v.forward(
    v.check(
      ({ ages: { adult, older }, seniors: rule }) =>
        isRising(
          [adult, older, ...rule.bands].map(({ factor }) => factor),
          0,
        ),
      'must not cost less at a higher age',
    ),
    ['seniors'],
  ),
  v.forward(
    v.check(
      (list) => list.seniors.validFrom <= list.asOf,
      'must have a validFrom on or before asOf: a rule for later belongs here from that day',
    ),
    ['seniors'],
  ),
  v.transform(({ adultYearlyNaira: adultYearlyKobo, ...rest }) => ({
    ...rest,
    callFromAge: endOf(rest.seniors.bands, rest.seniors.bands.length - 1),
    adultYearlyKobo,
  })),
);

/** Kobo of naira, or basis points of percent: exact, since at most two decimals are written. */
function inHundredths(value: number): number {
  return Math.round(value * 100);
}

/** @param atLeast how much each value is above the one before it */
function isRising(values: readonly number[], atLeast = 1): boolean {
  return values.every((value, at) => at === 0 || value - (values[at - 1] ?? 0) >= atLeast);
}
