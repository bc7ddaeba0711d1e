import { cleanLine } from '#app/kernel/clean-text.ts';
import { parsePhone } from '#app/leads/parse-phone.server.ts';
import { findCountry } from '#app/site/countries.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { quoteQuery } from '../party/party-codec.ts';
import type { QuoteRequest, QuoteOutcome } from '../party/party.ts';
import { paymentText } from '../prices/price-words.ts';
import { checkBirth } from './steps/check-birth.ts';
import { ageRulesOf, planName, type Checkout } from './checkout.server.ts';
import { buyerOf, isGroup, isSponsor, longestValue, typed, type Draft } from './draft/draft.ts';
import { buyerWords, relationLabel } from '../quote/form/quote-choices.ts';
import { findRenewed, findStart } from './renewal.ts';
import { findChosenHospitals } from './steps/hospital-choice.server.ts';
import {
  countOf,
  fieldOf,
  phoneCountry,
  placeOf,
  prefixed,
  type PersonPart,
  type PersonSlot,
} from './steps/people.ts';

interface Priced {
  readonly request: QuoteRequest;
  readonly outcome: QuoteOutcome;
}

/** Turns a draft into the flat, cleaned fields of a lead, with the server's own price. */
export async function enrolmentFields(
  checkout: Checkout,
  draft: Draft,
  priced: Priced,
): Promise<Record<string, string>> {
  const buyer = buyerOf(draft);
  const fields = {
    plan: planName(checkout.catalogue, checkout.tier).name,
    for: buyerWords[buyer],
    coverFrom: findStart(draft, checkout.today) ?? '',
    renews: findRenewed(draft) ?? '',
    ...priceFields(priced),
    name: cleanTyped(draft, 'name'),
    email: cleanTyped(draft, 'email'),
    phone: parsePhone(typed(draft, 'phone'), phoneCountry(draft, 'phone')) ?? '',
    ...(isGroup(buyer) ? groupFields(draft) : await memberFields(checkout, draft)),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

/** Says to staff what an order costs, with the link of the calculator that says the same. */
export function priceFields({ request, outcome }: Priced): Record<string, string> {
  const quote = `/insurance-calculator?${quoteQuery(request)}`;
  if (outcome.kind === 'call') return { quote, price: 'to be agreed by phone' };
  return { quote, price: paymentText(outcome.quote.payment) };
}

function groupFields(draft: Draft): Record<string, string> {
  return {
    organisation: cleanTyped(draft, 'organisation'),
    state: findState(typed(draft, 'state'))?.name ?? '',
    people: typed(draft, 'people'),
    older: String(countOf(draft, 'older') || ''),
    children: String(countOf(draft, 'children') || ''),
  };
}

async function memberFields(checkout: Checkout, draft: Draft): Promise<Record<string, string>> {
  const hospitals = await findChosenHospitals(checkout, draft);
  const areas = await Promise.all(hospitals.map(({ slot }) => areaOf(slot, checkout, draft)));
  const people = hospitals.flatMap(({ slot, hospital }, at) => [
    personFields(slot, checkout, draft),
    namedFor(slot, {
      area: areas[at] ?? '',
      hospital: hospital ? `${hospital.name}, ${hospital.place}` : 'to be chosen later',
      hospitalId: hospital?.id ?? '',
    }),
  ]);
  const sponsor = isSponsor(draft) && {
    relation: relationLabel(typed(draft, 'relation')) ?? '',
    country: findCountry(typed(draft, 'country'))?.name ?? '',
    city: cleanTyped(draft, 'city'),
  };
  return Object.assign({}, ...people, sponsor) as Record<string, string>;
}

function personFields(slot: PersonSlot, checkout: Checkout, draft: Draft) {
  const text = (part: PersonPart) => cleanTyped(draft, fieldOf(slot, part));
  const birth = checkBirth(text('birth'), slot.role, ageRulesOf(checkout, draft));
  const isReached = slot.key === '' || slot.hasContact;
  return namedFor(slot, {
    name: text('name'),
    birth: birth.kind === 'birth' ? birth.day : '',
    gender: text('gender'),
    phone: isReached ? (parsePhone(text('phone')) ?? '') : '',
    email: isReached ? text('email') : '',
    state: findState(placeOf(draft, slot).state)?.name ?? '',
  });
}

/** Returns an area as typed, with its name where that is known: "Lekki (Eti Osa, Lagos)". */
async function areaOf(slot: PersonSlot, { directory }: Checkout, draft: Draft): Promise<string> {
  const { state, area } = placeOf(draft, slot);
  const asTyped = cleanLine(area, longestValue);
  const found = await directory.findPlace(asTyped, state);
  const isSame = found?.toLowerCase().startsWith(`${asTyped.toLowerCase()},`);
  if (isSame || found === undefined) return asTyped;
  return `${asTyped} (${found})`;
}

function cleanTyped(draft: Draft, name: string): string {
  return cleanLine(typed(draft, name), longestValue);
}

/** Names the fields of a person for staff: "memberState" is where the first person covered lives. */
function namedFor({ key }: PersonSlot, fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [prefixed(key, name), text]),
  );
}
