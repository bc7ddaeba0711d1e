import {
  facilityTypeIds,
  specialityIds,
} from '#app/features/providers/directory/facility-types.ts';
import { bandLetters, planIds } from '#app/features/providers/directory/plan-bands.ts';
import { currencyCodes, instalmentIds } from '#app/features/buying/prices/price-list.ts';
import { schemaVersion } from './data-set.ts';

/* JSON Schemas of the open data, draft 07, which most validators know. */

type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const number = { type: 'number' };
const count = { type: 'integer', minimum: 0 };
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const about = (description: string, schema: Schema): Schema => ({ description, ...schema });

/** An object that has all of these keys and no others. */
function object(properties: Readonly<Record<string, Schema>>): Schema {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}

const hospitalBands = about(
  'Classes of hospitals by fees and facilities, A the dearest',
  listOf(oneOf(bandLetters)),
);

const head = {
  schema: object({
    version: about('Goes up when something that was here is gone', { const: schemaVersion }),
    url: about('Where this description is', text),
  }),
  updated: about('The day of these figures, or of this list', day),
  licence: object({ name: text, url: text }),
  source: about('Who to name', object({ name: text, url: text })),
  sample: about('While true, all of it is invented: don’t publish it', { type: 'boolean' }),
};

const amounts = object({
  currency: oneOf(currencyCodes),
  ...Object.fromEntries(instalmentIds.map((id) => [id, about('One payment', number)])),
});

const discounts = listOf(
  object({
    fromPeople: about('The number of people from which it is taken off the total', count),
    percent: number,
  }),
);

const group = object({
  fewest: about('How many people it needs', count),
  quoteFrom: about('From how many people there is a written quote in place of a price', count),
  discounts,
});

const benefit = object({
  id: text,
  group: text,
  name: text,
  covered: { type: 'boolean' },
  description: about('As pages show it; empty where there is no limit', text),
  waitMonths: about('How long a new member waits for this benefit', count),
  limitNaira: orNull(number),
  limitCount: orNull(count),
  limitUnit: orNull(text),
  limitPer: orNull(oneOf(['month', 'year', 'two years'])),
});

const plan = object({
  id: oneOf(planIds),
  name: text,
  suits: text,
  url: text,
  hospitalBands,
  prices: about(
    'What one person pays, by age at the start of cover. A family or a group pays the total of its people, less the highest discount that it reaches',
    listOf(
      object({
        fromAge: count,
        toAge: about('Null: no upper limit', orNull(count)),
        amounts: listOf(amounts),
      }),
    ),
  ),
  benefits: about('Limits are for one person', listOf(benefit)),
});

const plans = object({
  ...head,
  validFrom: day,
  validTo: day,
  payments: about(
    'How many payments a year of each kind',
    object(Object.fromEntries(instalmentIds.map((id) => [id, count]))),
  ),
  latePayment: object({
    graceDays: about('Days after the due day on which cover goes on in full', count),
    endsAfterDays: about('Days after the due day on which the contract ends', count),
  }),
  family: object({ mostAdults: count, mostChildren: count, mostParents: count, discounts }),
  groups: object({ staff: group, association: group }),
  callFromAge: about('From this age there is no price online; null: prices for all', orNull(count)),
  currencies: listOf(
    object({
      code: oneOf(currencyCodes),
      surchargePercent: about('For paying from abroad; part of every amount', number),
      nairaPerUnit: orNull(number),
      rateDate: orNull(day),
    }),
  ),
  waits: object({ emergencyDays: count, illnessDays: count, groupIllnessDays: count }),
  exclusions: about('What no plan pays for', listOf(text)),
  hospitalBands: listOf(object({ id: oneOf(bandLetters), description: text })),
  items: about('The plans, the smallest first', listOf(plan)),
});

const provider = object({
  id: text,
  name: text,
  type: oneOf(facilityTypeIds),
  level: orNull(oneOf(['Primary', 'Secondary', 'Tertiary'])),
  ownership: orNull(oneOf(['Public', 'Private', 'Faith or charity'])),
  services: about('In the words of the list', listOf(text)),
  specialities: listOf(oneOf(specialityIds)),
  opening: about('“24/7” or “Mo-Fr 08:00-18:00; Sa 09:00-13:00”, Nigeria time', orNull(text)),
  address: about('Street and number; empty where they are not known', text),
  state: text,
  lga: about('Local government area', orNull(text)),
  ward: orNull(text),
  latitude: orNull(number),
  longitude: orNull(number),
  hospitalBands,
  plans: about('Plans that pay for care here; none: ask us', listOf(oneOf(planIds))),
  phone: orNull(text),
  verifiedOn: about('The day of the last check', orNull(day)),
  url: text,
});

/** The schema of each file, by the file’s name. */
export const dataSchemas = {
  plans: { title: 'Health plans and their prices', ...plans },
  providers: {
    title: 'Hospitals and other care providers',
    ...object({ ...head, items: listOf(provider) }),
  },
} as const;

/** Writes a file’s JSON Schema with its address. */
export function dataSchema(file: keyof typeof dataSchemas, siteUrl: string): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${siteUrl}/${file}.schema.json`,
    ...dataSchemas[file],
  };
}
