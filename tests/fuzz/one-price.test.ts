import { PDFiumLibrary } from '@hyzyla/pdfium';
import { assert, asyncProperty, constantFrom, integer } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceFields } from '#app/features/buying/enrolment/enrolment-fields.server.ts';
import { checkoutPrice, priceOrder } from '#app/features/buying/enrolment/order-price.ts';
import { paymentViewOf } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { startDraft } from '#app/features/buying/enrolment/show-step.server.ts';
import { fieldOf, peopleOf } from '#app/features/buying/enrolment/steps/people.ts';
import { salesContact } from '#app/features/buying/page/sales-contact.ts';
import { quoteQuery } from '#app/features/buying/party/party-codec.ts';
import type { Quote } from '#app/features/buying/party/price-party.ts';
import type { PlanPageSlug } from '#app/features/buying/plans/catalogue.types.ts';
import { completeOffer } from '#app/features/buying/plans/offer/complete-offer.ts';
import { parsePeople } from '#app/features/buying/plans/people/people-values.ts';
import { peoplePrices, type TierPrice } from '#app/features/buying/plans/people/people-prices.ts';
import { planPageData } from '#app/features/buying/plans/plan-page-data.ts';
import { currencyCodes, perPayment, tierIds } from '#app/features/buying/prices/price-list.ts';
import { paymentText } from '#app/features/buying/prices/price-words.ts';
import { quotePageData, quoteStart } from '#app/features/buying/quote/quote-page-data.ts';
import { quoteStateOf } from '#app/features/buying/quote/quote-state.ts';
import { formatMoney, sumOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { readSource } from '#server/content/open-files.ts';
import { writeQuotePdf } from '#server/quotes/quote-pdf.ts';
import { aLead } from '../support/a-lead.ts';
import { anyEntered, anyQuote } from '../support/any-quote.ts';
import { fuzzing } from '../support/fuzz.ts';
import { catalogue, prices } from '../support/plan-catalogue.ts';
import { useToldPrices } from '../support/told-prices.ts';
import { useOrderPayments } from '../support/use-order-payments.ts';
import { useStore } from '../support/use-store.ts';

const edition = 'DG';
const today = '2026-11-22';
const identity = await readSource('content', 'identity');
const insurer = salesContact(edition, identity);
const bankTransfer = { accounts: [], isSample: true } as const;

/** The parameters of a link. */
function parametersOf(path: string): URLSearchParams {
  return new URL(path, 'https://health.example').searchParams;
}

function onCalculator(path: string) {
  const start = quoteStart(catalogue, undefined, edition);
  const parameters = parametersOf(path);
  const asked = { parameters, start, lgasOfState: () => [], edition, insurer } as const;
  const data = quotePageData(catalogue, asked);
  const { outcome } = quoteStateOf(data.values, data);
  if (outcome?.kind !== 'priced') throw new Error(`the calculator has no price for ${path}`);
  return outcome.quote;
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

/** Prices the order of a link, with dates of birth that make people as old as it says. */
function inReview(path: string, quote: Quote) {
  const { tier, currency } = quote.request;
  const draft = startDraft(parametersOf(path), { buyer: 'me', tier, currency });
  const births = peopleOf(draft).map((slot) => {
    const age = slot.ageField === undefined ? 6 : Number(draft[slot.ageField]);
    return [fieldOf(slot, 'birth'), `${2026 - age}-03-27`];
  });
  const dated = { ...draft, ...Object.fromEntries(births) };
  const { payment } = quote;
  const price = priceOrder(dated, { tier, prices, currency: 'NGN', today });
  expect(checkoutPrice(price)).toMatchObject({ isEstimate: false, quote: { payment } });
  const { request: asked, outcome } = price;
  if (!asked || outcome?.kind !== 'priced') throw new Error(`the review has no price for ${path}`);
  return { request: asked, outcome };
}

describe('one price for any people,', () => {
  const used = useStore('sqlite');
  const ordering = useOrderPayments(used, true);
  const { begin, pay, mails, shown } = useToldPrices(used, ordering);
  let orders = 0;

  /** Sends the order of a link, as the checkout does. */
  async function order(path: string, quote: Quote) {
    const priced = inReview(path, quote);
    const { orderPayments, saver } = ordering.openOrderPayments();
    orders += 1;
    const email = `buyer${orders}@mail.example`;
    const told = priceFields(priced);
    const fields = { email, key: path, ...told };
    const { id: leadId } = await saver.save(aLead({ kind: 'enrolment', fields }));
    const { request: asked, outcome } = priced;
    const token = await orderPayments.open({
      leadId,
      request: asked,
      payment: outcome.quote.payment,
    });
    return { orderPayments, token, ref: referenceOf(leadId), told };
  }

  async function expectSameInOrder(path: string, quote: Quote) {
    const { payment } = quote;
    const ordered = await order(path, quote);
    const { orderPayments, token, ref, told } = ordered;
    expect(onCalculator(told['quote'] ?? '').payment).toEqual(payment);
    const found = await orderPayments.find(token, 'link');
    if (!found) throw new Error('the order is not there');
    expect(found.request).toEqual({ ...quote.request, buyer: quote.request.party.buyer });
    const page = paymentViewOf(found, {
      catalogue,
      bankTransfer,
      promises: identity.promises,
      today,
      canMail: true,
      isAddressRefused: false,
    });
    expect(page).toMatchObject({ amount: payment.each, lives: quote.lives, pay: payment.id });
    const amounts = page.schedule.map(({ amount }) => amount);
    expect(sumOf(amounts, payment.each.currency)).toEqual(payment.yearTotal);
    expect(await shown(ref)).toContain(`Price     ${formatMoney(payment.yearTotal)}\n`);
    return { ...ordered, payment, links: found.schedule.map((line) => line.token) };
  }

  /** Pays the first payment, and begins the others. */
  async function expectSameCharged(ordered: Awaited<ReturnType<typeof expectSameInOrder>>) {
    const { orderPayments, ref, payment, links } = ordered;
    const { each, yearTotal, payments, id } = payment;
    const [first = '', ...later] = links;
    expect(await pay(orderPayments, first)).toEqual(each);
    for (const link of later) expect((await begin(orderPayments, link))?.amount).toEqual(each);
    const { buyer, staff } = await mails();
    const amount = formatMoney(each);
    const parts = payments > 1 ? ` for the year, in ${payments} payments:\n1. ` : ', due on';
    expect(buyer).toContain(`Price: ${formatMoney(yearTotal)}${parts}`);
    // Each payment in the mail about the order, and the next one in the mail about the first.
    const named = payments > 1 ? payments + 1 : 1;
    expect(buyer.split(`${amount}, due on`)).toHaveLength(named + 1);
    expect(buyer).toContain(`We have received ${amount} for your order ${ref}.`);
    expect(staff).toContain(`price: ${amount} ${perPayment[id]}\n`);
    expect(staff).toContain(`amount: ${amount}\n`);
  }

  function expectSameInOffer({ request: asked, payment }: Quote): void {
    const { party: group, tier, currency } = asked;
    if (!('people' in group) || asked.pay !== 'yearly' || group.older + group.children > 0) return;
    const form = new FormData();
    const sent = { people: String(group.people), plan: tier, currency };
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    completeOffer(form, group.buyer, catalogue);
    expect(form.get('price')).toContain(`: ${paymentText(payment)}`);
  }

  it('from the calculator to the payment page and the command of staff', async () => {
    await assert(
      asyncProperty(anyQuote, async (asked) => {
        const path = `?${quoteQuery(asked)}`;
        const quote = onCalculator(path);
        expect(quote.request).toEqual({ ...asked, homes: [], country: undefined });
        expectSameInOffer(quote);
        await expectSameInOrder(path, quote);
      }),
      fuzzing(50),
    );
  });

  it('up to the payment service and the mails to buyer and staff', async () => {
    await assert(
      asyncProperty(anyQuote, async (asked) => {
        const path = `?${quoteQuery(asked)}`;
        await expectSameCharged(await expectSameInOrder(path, onCalculator(path)));
      }),
      fuzzing(15, 400),
    );
  });

  it('from each card of a plan page, where its links lead', async () => {
    const currency = constantFrom(...currencyCodes);
    const place = integer({ min: 0, max: tierIds.length - 1 });
    await assert(
      asyncProperty(anyEntered, currency, place, async ({ slug, typed }, paidIn, bought) => {
        const cards = onPlanPage(slug, new URLSearchParams({ ...typed, currency: paidIn }));
        expect(cards.map(({ id }) => id)).toEqual(tierIds);
        for (const card of cards) expectSameOnLinks(card);
        const { buyPath, price } = cards[bought] as TierPrice;
        const quote = onCalculator(buyPath);
        expect(formatMoney(quote.yearly)).toBe(price.text);
        expectSameInOffer(quote);
        await expectSameInOrder(buyPath, quote);
      }),
      fuzzing(50),
    );
  });
});

function expectSameOnLinks({ id, price, sumPath, buyPath }: TierPrice) {
  for (const path of [`?${price.query}`, sumPath]) {
    const quote = onCalculator(path);
    expect([quote.request.tier, formatMoney(quote.yearly)]).toEqual([id, price.text]);
  }
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
      asyncProperty(anyQuote, async (asked) => {
        const quote = onCalculator(`?${quoteQuery(asked)}`);
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
      fuzzing(6, 800),
    );
  });
});
