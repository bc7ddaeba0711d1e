import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { tierIds } from '#app/features/buying/prices/price-list.ts';
import { formatPrice } from '#app/features/buying/party/price-cell.ts';
import { formatMoney, moneyOf } from '#app/kernel/money.ts';
import { aFacility } from '../../tests/support/a-facility.ts';
import { catalogue, prices } from '../../tests/support/plan-catalogue.ts';
import { dataSchema } from './data-schemas.ts';
import { plansData } from './plans-data.ts';
import { writeProvidersData } from './providers-data.ts';

const siteUrl = 'https://health.example';
const licence = { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' };
const publisher = { name: 'Example Health', siteUrl, licence };

const plans = plansData(catalogue, publisher);

/** Validates as a program would. @returns what is wrong */
async function faultsOf(file: 'plans' | 'providers', data: unknown): Promise<string> {
  const strict = { removeAdditional: false, coerceTypes: false } as const;
  await using app = Fastify({ ajv: { customOptions: strict } });
  app.post('/', { schema: { body: dataSchema(file, siteUrl) } }, () => 'valid');
  const payload = data as object;
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/', payload });
  return statusCode === 200 ? '' : body;
}

describe('plans as data', () => {
  it('are as their schema says', async () => {
    expect(await faultsOf('plans', plans)).toBe('');
    const { items: _missing, ...others } = plans;
    expect(await faultsOf('plans', others)).toContain('items');
  });

  it('say from when they are, that they are a sample, and on what terms they can be used', () => {
    expect(plans).toMatchObject({
      schema: { version: 1, url: 'https://health.example/plans.schema.json' },
      updated: prices.asOf,
      licence: { name: licence.name, url: licence.href },
      sample: true,
    });
  });

  it('cost what the calculator shows, at every age, in every currency and payment', () => {
    const amounts = plans.items.flatMap(({ id, prices: byAge }) =>
      byAge.flatMap(({ fromAge, amounts: each }) =>
        each.flatMap(({ currency, ...payments }) =>
          Object.entries(payments).map(([pay, amount]) => ({ id, fromAge, currency, pay, amount })),
        ),
      ),
    );
    const bands = 3 + prices.seniors.bands.length;
    expect(amounts).toHaveLength(tierIds.length * bands * 4 * 3);
    for (const { id, fromAge, currency, pay, amount } of amounts) {
      const party = { buyer: 'me', age: fromAge } as const;
      const request = { party, tier: id, currency, pay: pay as 'yearly' };
      const shown = formatMoney(moneyOf(Math.round(Number(amount) * 100), currency));
      expect(shown).toBe(formatPrice(request, prices).text);
    }
  });

  it('have each benefit with its limit in figures and its wait', () => {
    const gold = plans.items.find(({ id }) => id === 'gold');
    const benefits = new Map(gold?.benefits.map((benefit) => [benefit.id, benefit]));
    expect(benefits.get('admission')).toMatchObject({ limitCount: 25, limitUnit: 'days' });
    const chronic = { covered: true, limitNaira: 200_000, limitPer: 'year', waitMonths: 12 };
    expect(benefits.get('chronic')).toMatchObject(chronic);
    expect(benefits.size).toBe(catalogue.benefits.flatMap(({ benefits: all }) => all).length);
  });
});

describe('providers as data', () => {
  const unknown = { place: undefined, phone: undefined, lgaId: undefined };
  const facilities = [
    aFacility({ id: 'full', name: 'Ìrètí Clinic', bands: ['C'] }),
    aFacility({ ...unknown, id: 'bare', name: 'Bare', bands: [] }),
  ];
  const list = { facilities, updatedOn: '2026-11-22', isSample: false };

  it('are as their schema says, whatever is not known of them', async () => {
    const data: unknown = JSON.parse(await writeProvidersData(list, publisher));
    expect(await faultsOf('providers', data)).toBe('');
    expect(data).toMatchObject({
      updated: '2026-11-22',
      sample: false,
      items: [
        {
          id: 'full',
          plans: ['silver', 'gold', 'platinum'],
          url: `${siteUrl}/providers/full-ireti-clinic`,
        },
        { id: 'bare', plans: [], latitude: null, phone: null, lga: null },
      ],
    });
  });

  it('are a list even where there are none', async () => {
    const text = await writeProvidersData({ ...list, facilities: [] }, publisher);
    expect(await faultsOf('providers', JSON.parse(text))).toBe('');
  });
});
