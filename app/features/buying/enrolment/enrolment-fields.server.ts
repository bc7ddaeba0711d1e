import { cleanLine } from '#app/kernel/clean-text.ts';
import { withoutEmpty, type FieldValues } from '#app/kernel/form-answer.ts';
import { quoteQuery } from '../party/party-codec.ts';
import type { QuoteRequest } from '../party/party.ts';
import type { QuoteOutcome } from '../party/price-party.ts';
import { paymentText } from '../prices/price-words.ts';
import { ageRulesOf, planName, type Checkout } from './checkout.server.ts';
import { buyerOf, isGroup, longestValue, typed, type Draft } from './draft/draft.ts';
import { buyerWords } from '../quote/form/quote-choices.ts';
import { findRenewed, findStart } from './renewal.ts';
import { answersOf, type Answer } from './steps/answers.server.ts';
import { findChosenHospitals } from './steps/hospital-choice.server.ts';
import { countOf, homeOf, prefixed, type PersonSlot } from './steps/people.ts';

interface Priced {
  readonly request: QuoteRequest;
  readonly outcome: QuoteOutcome;
}

/** Turns a draft into the flat, cleaned fields of a lead, with the server's own price. */
export async function enrolmentFields(
  checkout: Checkout,
  draft: Draft,
  priced: Priced,
): Promise<FieldValues> {
  const buyer = buyerOf(draft);
  const { people, contact } = answersOf(draft, ageRulesOf(checkout, draft));
  const sender = savedOf(contact.length > 0 ? contact : people[0]?.answers);
  const { name = '', email = '', phone = '', ...others } = sender;
  const places = await placeFields(checkout, draft);
  const ofEach = people.flatMap(({ answers }, at) => [savedOf(answers), places[at]]);
  const ofPeople = Object.assign({}, ...ofEach) as Record<string, string>;
  return withoutEmpty({
    plan: planName(checkout.catalogue, checkout.tier).name,
    for: buyerWords[buyer],
    coverFrom: findStart(draft, checkout.today) ?? '',
    renews: findRenewed(draft)?.reference ?? '',
    ...priceFields(priced),
    name,
    email,
    phone,
    ...ofPeople,
    ...others,
    ...(isGroup(buyer) && groupFields(draft)),
  });
}

/** Names answers as staff read them. */
function savedOf(answers: readonly Answer[] = []): Readonly<Record<string, string>> {
  return Object.fromEntries(
    answers.map(({ field, savedAs = field, saved }) => [savedAs, saved] as const),
  );
}

/** Says to staff what an order costs, with the link of the calculator that says the same. */
export function priceFields({ request, outcome }: Priced): Record<string, string> {
  const quote = `/insurance-calculator?${quoteQuery(request)}`;
  if (outcome.kind === 'call') return { quote, price: 'to be agreed by phone' };
  return { quote, price: paymentText(outcome.quote.payment) };
}

function groupFields(draft: Draft): Record<string, string> {
  return {
    people: typed(draft, 'people'),
    older: String(countOf(draft, 'older') || ''),
    children: String(countOf(draft, 'children') || ''),
  };
}

/** The area and hospital of each person, which the directory knows. */
async function placeFields(checkout: Checkout, draft: Draft) {
  const hospitals = await findChosenHospitals(checkout, draft);
  return Promise.all(
    hospitals.map(async ({ slot: { key }, slot, hospital }) => ({
      [prefixed(key, 'area')]: await areaOf(slot, checkout, draft),
      [prefixed(key, 'hospital')]: hospital
        ? `${hospital.name}, ${hospital.place}`
        : 'to be chosen later',
      [prefixed(key, 'hospitalId')]: hospital?.id ?? '',
    })),
  );
}

/** Returns an area as typed, with its name where that is known: "Lekki (Eti Osa, Lagos)". */
async function areaOf(slot: PersonSlot, { directory }: Checkout, draft: Draft): Promise<string> {
  const { state, area } = homeOf(draft, slot);
  const asTyped = cleanLine(area, longestValue);
  const found = await directory.findPlace(asTyped, state);
  const isSame = found?.toLowerCase().startsWith(`${asTyped.toLowerCase()},`);
  if (isSame || found === undefined) return asTyped;
  return `${asTyped} (${found})`;
}
