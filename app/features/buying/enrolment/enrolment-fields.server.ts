import { formatMoney } from '#app/kernel/money/format-money.ts';
import { cleanLine } from '#app/kernel/form-data/clean-text.ts';
import { parsePhone } from '#app/leads/parse-phone.server.ts';
import { findState } from '#app/location/nigeria/states.ts';
import { quoteQuery } from '../quote/quote-query.ts';
import type { QuoteRequest } from '../quote/quote-request.ts';
import type { QuoteOutcome } from '../quote/quote.ts';
import { perPayment } from '../prices/per-payment.ts';
import { checkBirth } from './check-birth.ts';
import { areaNameOf, chosenHospital, planName, type Checkout } from './checkout.server.ts';
import { buyerOf, isGroup, isSponsor, typed, type Draft } from './draft.ts';
import { buyerWords } from '../quote/buyer-choices.ts';
import { relationLabel } from '../quote/relation-choices.ts';
import { countOf, peopleOf } from './people.ts';

interface Priced {
  readonly request: QuoteRequest;
  readonly outcome: QuoteOutcome;
}

/** An enrolment as a lead keeps it: flat texts, cleaned, with the price that the server computed. */
export async function enrolmentFields(
  checkout: Checkout,
  draft: Draft,
  priced: Priced,
): Promise<Record<string, string>> {
  const buyer = buyerOf(draft);
  const fields = {
    plan: planName(checkout.catalogue, checkout.tier).name,
    for: buyerWords[buyer],
    ...priceFields(priced),
    name: cleanLine(typed(draft, 'name')),
    email: cleanLine(typed(draft, 'email')),
    phone: parsePhone(typed(draft, 'phone')) ?? '',
    state: findState(typed(draft, 'state'))?.name ?? '',
    area: areaNameOf(draft) ?? '',
    ...(isGroup(buyer) ? groupFields(draft) : await memberFields(checkout, draft)),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

function priceFields({ request, outcome }: Priced): Record<string, string> {
  const quote = `/insurance-calculator?${quoteQuery(request)}`;
  if (outcome.kind === 'call') return { quote, price: 'to be settled in a talk' };
  const { payment } = outcome.quote;
  return { quote, price: `${formatMoney(payment.each)} ${perPayment[payment.id]}` };
}

function groupFields(draft: Draft): Record<string, string> {
  return {
    organisation: cleanLine(typed(draft, 'organisation')),
    people: typed(draft, 'people'),
    older: String(countOf(draft, 'older') || ''),
    children: String(countOf(draft, 'children') || ''),
  };
}

async function memberFields(checkout: Checkout, draft: Draft): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const slot of peopleOf(draft)) {
    const birth = checkBirth(typed(draft, slot.birthField), slot.role, {
      today: checkout.today,
      prices: checkout.catalogue.prices,
    });
    fields[slot.nameField] = cleanLine(typed(draft, slot.nameField));
    if (birth.kind === 'birth') fields[slot.birthField] = birth.day;
  }
  if (isSponsor(draft)) {
    fields['memberPhone'] = parsePhone(typed(draft, 'memberPhone')) ?? '';
    fields['relation'] = relationLabel(typed(draft, 'relation')) ?? '';
  }
  const hospital = await chosenHospital(checkout, draft);
  return {
    ...fields,
    hospital: hospital ? `${hospital.name}, ${hospital.place}` : 'to be chosen later',
    hospitalId: hospital?.id ?? '',
  };
}
