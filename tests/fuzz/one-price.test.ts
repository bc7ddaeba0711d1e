import { PDFiumLibrary } from '@hyzyla/pdfium';
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutPrice, priceOrder } from '#app/features/buying/enrolment/order-price.ts';
import { paymentViewOf } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { startDraft } from '#app/features/buying/enrolment/show-step.server.ts';
import { fieldOf, peopleOf } from '#app/features/buying/enrolment/steps/people.ts';
import { salesContact } from '#app/features/buying/page/sales-contact.ts';
import { quoteQuery } from '#app/features/buying/party/party-codec.ts';
import type { Party, Quote, QuoteRequest } from '#app/features/buying/party/party.ts';
import type { PlanPageSlug } from '#app/features/buying/plans/catalogue.types.ts';
import { completeOffer } from '#app/features/buying/plans/offer/complete-offer.ts';
import { parsePeople } from '#app/features/buying/plans/people/people-values.ts';
import { peoplePrices, type TierPrice } from '#app/features/buying/plans/people/people-prices.ts';
import { planPageData } from '#app/features/buying/plans/plan-page-data.ts';
import { currencyCodes, instalmentIds, tierIds } from '#app/features/buying/prices/price-list.ts';
import { paymentText } from '#app/features/buying/prices/price-words.ts';
import { quotePageData, quoteStart } from '#app/features/buying/quote/quote-page-data.ts';
import { quoteStateOf } from '#app/features/buying/quote/quote-state.ts';
import { formatMoney } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { readIdentity } from '#server/content/identity.ts';
import { show } from '#server/enrolment/commands/show.ts';
import { writeQuotePdf } from '#server/quotes/quote-pdf.ts';
import { parseSettings } from '#server/settings.ts';
import { aLead } from '../support/a-lead.ts';
import { fuzzing } from '../support/fuzz.ts';
import { memoryOutput } from '../support/memory-output.ts';
import { catalogue, prices } from '../support/plan-catalogue.ts';
import { useDesk } from '../support/use-desk.ts';
import { useStore } from '../support/use-store.ts';

const edition = 'DG';
const today = '2026-11-22';
const identity = await readIdentity('content');
const insurer = salesContact(edition, identity);
const { family, groups, callFromAge } = prices;
const settings = parseSettings({});
const bankTransfer = { accounts: [], isSample: true } as const;

const numbers = (min: number, max: number) => integer({ min, max });
const counted = (min: number, max: number) => numbers(min, max).map(String);
const adult = numbers(prices.ages.adult.fromAge, callFromAge - 1);

/** Anybody whom the calculator prices. */
const party: Arbitrary<Party> = oneof(
  record({ buyer: constant('me' as const), age: adult }),
  record({ buyer: constant('someone' as const), age: numbers(0, callFromAge - 1) }),
  record({
    buyer: constant('family' as const),
    adultAges: array(adult, { minLength: 1, maxLength: family.mostAdults }),
    parentAges: array(adult, { maxLength: family.mostParents }),
    children: numbers(0, family.mostChildren),
  }).filter(
    ({ adultAges, parentAges, children }) => adultAges.length + parentAges.length + children > 1,
  ),
  ...(['staff', 'association'] as const).map((buyer) =>
    record({
      buyer: constant(buyer),
      people: numbers(groups[buyer].fewest, groups[buyer].tenderFrom - 40),
      older: numbers(0, groups[buyer].fewest),
      children: numbers(0, 39),
    }),
  ),
);
const request: Arbitrary<QuoteRequest> = record({
  party,
  tier: constantFrom(...tierIds),
  pay: constantFrom(...instalmentIds),
  currency: constantFrom(...currencyCodes),
  place: constant({ stateId: 'lagos', area: undefined }),
  relation: constant(undefined),
});

/** What visitors enter on a plan's page, by its address. */
const entered: Arbitrary<{ slug: PlanPageSlug; typed: Readonly<Record<string, string>> }> = oneof(
  record({ slug: constant('individual-plan' as const), typed: record({ age: counted(0, 80) }) }),
  record({
    slug: constant('family-plan' as const),
    typed: record({
      adults: counted(1, family.mostAdults),
      children: counted(1, family.mostChildren),
      parents: counted(0, family.mostParents),
    }),
  }),
  record({
    slug: constant('corperate-plan' as const),
    typed: record({ people: counted(groups.staff.fewest, groups.staff.tenderFrom - 1) }),
  }),
  record({
    slug: constant('association-plan' as const),
    typed: record({
      people: counted(groups.association.fewest, groups.association.tenderFrom - 1),
    }),
  }),
);

/** The parameters of a link. */
function parametersOf(path: string): URLSearchParams {
  return new URL(path, 'https://health.example').searchParams;
}

function onCalculator(path: string) {
  const start = quoteStart(catalogue, undefined, edition);
  const parameters = parametersOf(path);
  const asked = { parameters, start, lgasOfState: () => [], edition, insurer } as const;
  const data = quotePageData(catalogue, asked);
  const { outcome, compareWith } = quoteStateOf(data.values, data);
  if (outcome?.kind !== 'priced') throw new Error(`the calculator has no price for ${path}`);
  return { quote: outcome.quote, compareWith };
}

function onPlanPage(slug: PlanPageSlug, parameters: URLSearchParams) {
  const visit = { slug, edition, parameters, insurer, now: new Date(today) } as const;
  const { people } = planPageData(catalogue, visit);
  if (!people) throw new Error(`${slug} has no prices`);
  const { request: asked, isAnyAge } = parsePeople(people.values, people, people.recommended);
  const shown = asked && peoplePrices(asked, { ...people, isAnyAge });
  if (shown?.kind !== 'priced') throw new Error(`${slug} has no price for ${parameters}`);
  return shown.tiers;
}

/** Fills in the dates of birth that make people as old as the link says. */
function inReview(path: string, quote: Quote) {
  const { tier, currency } = quote.request;
  const draft = startDraft(parametersOf(path), { buyer: 'me', tier, currency });
  const births = peopleOf(draft).map((slot) => {
    const age = slot.ageField === undefined ? 6 : Number(draft[slot.ageField]);
    return [fieldOf(slot, 'birth'), `${2026 - age}-03-27`];
  });
  const dated = { ...draft, ...Object.fromEntries(births) };
  return checkoutPrice(priceOrder(dated, { tier, prices, currency: 'NGN', today }));
}

describe('one price for any people,', () => {
  const used = useStore('sqlite');
  const { openDesk } = useDesk(used);

  async function expectSameInOrder(path: string, quote: Quote): Promise<void> {
    const { payment } = quote;
    const review = inReview(path, quote);
    expect(review).toMatchObject({ kind: 'priced', isEstimate: false, quote: { payment } });
    const { desk, saver } = openDesk();
    const { id: leadId } = await saver.save(aLead({ kind: 'enrolment', fields: { key: path } }));
    const token = await desk.open({ leadId, request: quote.request, payment });
    const order = await desk.find(token, 'link');
    if (!order) throw new Error('the order is not there');
    expect(order.request).toEqual({ ...quote.request, buyer: quote.request.party.buyer });
    const page = paymentViewOf(order, { catalogue, bankTransfer, today, canMail: true });
    expect(page).toMatchObject({ amount: payment.each, lives: quote.lives, pay: payment.id });
    const due = page.schedule.reduce((sum, { amount }) => sum + amount.minor, 0);
    expect(due).toBe(payment.yearTotal.minor);
    const [stdout, stderr] = [memoryOutput(), memoryOutput()];
    const { store } = used;
    const call = { env: {}, stdout, stderr, store, settings, place: 'here', values: {} };
    await show.run({ ...call, ref: referenceOf(leadId) });
    expect(stdout.text()).toContain(`Price     ${formatMoney(payment.yearTotal)}\n`);
  }

  function expectSameInOffer({ request: asked, payment }: Quote): void {
    const { party: group, tier, currency, pay } = asked;
    if (!('people' in group) || pay !== 'yearly' || group.older + group.children > 0) return;
    const form = new FormData();
    const sent = { people: String(group.people), plan: tier, currency };
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    completeOffer(form, group.buyer, catalogue);
    expect(form.get('price')).toContain(`: ${paymentText(payment)}`);
  }

  it('from the calculator to the payment page and the command of staff', async () => {
    await assert(
      asyncProperty(request, async (asked) => {
        const path = `?${quoteQuery(asked)}`;
        const { quote } = onCalculator(path);
        expect(quote.request).toEqual({ ...asked, homes: [], country: undefined });
        expectSameInOffer(quote);
        await expectSameInOrder(path, quote);
      }),
      fuzzing(300),
    );
  });

  it('from each card of a plan page, where its links lead', async () => {
    const currency = constantFrom(...currencyCodes);
    const place = integer({ min: 0, max: tierIds.length - 1 });
    await assert(
      asyncProperty(entered, currency, place, async ({ slug, typed }, paidIn, bought) => {
        const cards = onPlanPage(slug, new URLSearchParams({ ...typed, currency: paidIn }));
        expect(cards.map(({ id }) => id)).toEqual(tierIds);
        for (const card of cards) expectSameOnLinks(card);
        const { buyPath, price } = cards[bought] as TierPrice;
        const { quote } = onCalculator(buyPath);
        expect(formatMoney(quote.yearly)).toBe(price.text);
        expectSameInOffer(quote);
        await expectSameInOrder(buyPath, quote);
      }),
      fuzzing(300),
    );
  });
});

function expectSameOnLinks({ id, price, sumPath, comparePath, buyPath, compareWith }: TierPrice) {
  for (const path of [`?${price.query}`, sumPath, comparePath]) {
    const { quote } = onCalculator(path);
    expect([quote.request.tier, formatMoney(quote.yearly)]).toEqual([id, price.text]);
  }
  expect(onCalculator(comparePath).compareWith).toBe(compareWith);
  expect(buyPath).toContain(`/checkout/${id}?`);
}

describe('one price for any people, as a document,', () => {
  let pdfium: PDFiumLibrary;
  beforeAll(async () => {
    pdfium = await PDFiumLibrary.init();
  });
  afterAll(() => pdfium.destroy());

  it('is the one of the calculator', async () => {
    await assert(
      asyncProperty(request, async (asked) => {
        const { quote } = onCalculator(`?${quoteQuery(asked)}`);
        const now = new Date(today);
        const siteUrl = 'https://health.example';
        const bytes = await writeQuotePdf({ quote, catalogue, identity, siteUrl, edition, now });
        const document = await pdfium.loadDocument(bytes);
        const words = Array.from(document.pages(), (page) => page.getText()).join(' ');
        document.destroy();
        expect(words).toContain(formatMoney(quote.payment.each));
        expect(words.replaceAll(/\s+/g, ' ')).toContain(
          `Total for one year ${formatMoney(quote.yearly)}`,
        );
      }),
      fuzzing(20),
    );
  });
});
