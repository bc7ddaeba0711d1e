import { textIn, textsIn, withoutEmpty } from '#app/kernel/form-answer.ts';
import { findLga } from '#app/site/nigeria/lgas.ts';
import { readQuoteValues } from '../party/party-fields.ts';
import { findChoice } from '../prices/price-list.ts';
import { withStart, type QuoteStart } from '../quote/quote-page-data.ts';
import {
  findFault,
  inEdition,
  isOfEdition,
  viewOf,
  type Checkout,
  type CheckoutView,
} from './checkout.server.ts';
import {
  hintFields,
  longestValue,
  ownFields,
  payFields,
  whoFields,
  type Draft,
} from './draft/draft.ts';
import type { OrderDrafts } from './draft/order-drafts.ports.ts';
import { stepIds } from './steps/enrolment-steps.tsx';
import { controlNames, stepPath } from './steps/step-fields.ts';

export type Shown =
  | { readonly kind: 'view'; readonly view: CheckoutView }
  | { readonly kind: 'go'; readonly path: string };

interface Asked {
  readonly checkout: Checkout;
  readonly drafts: OrderDrafts;
  /** Of the visitor's cookie. */
  readonly key: string | undefined;
  readonly parameters: URLSearchParams;
  readonly start: QuoteStart;
}

/** Shows the step of an address, with what is kept of the order. @throws OrdersUnavailableError */
export async function showStep({
  checkout,
  drafts,
  key,
  parameters,
  start,
}: Asked): Promise<Shown> {
  const { tier, edition } = checkout;
  const named = findChoice(stepIds, parameters.get(controlNames.step));
  const step = named ?? 'who';
  const kept = await drafts.find(key, tier);
  if (kept?.kind !== 'open') {
    const fresh = inEdition(startDraft(parameters, start), edition);
    const lost = step === 'who' ? undefined : ({ kind: 'lost' } as const);
    return {
      kind: 'view',
      view: await viewOf(checkout, fresh, { step: 'who', notice: kept ?? lost }),
    };
  }
  const draft = inEdition(withLink(kept.fields, parameters, start), edition);
  const change = parameters.get(controlNames.change) ?? undefined;
  const fault = findFault(checkout, draft, step);
  if (fault) return { kind: 'go', path: stepPath(tier, fault.step, change) };
  const kind = isOfEdition(kept.fields, edition) ? !named && 'kept' : 'edition';
  const notice = kind ? ({ kind } as const) : undefined;
  return { kind: 'view', view: await viewOf(checkout, draft, { step, change, notice }) };
}

/** A link that the order was not begun with overrides its choices; a plain return does not. */
function withLink(kept: Draft, parameters: URLSearchParams, start: QuoteStart): Draft {
  const asked = startDraft(parameters, start);
  const isNew = parameters.has('who') && asked[ownFields.link] !== kept[ownFields.link];
  return isNew ? withoutEmpty({ ...kept, ...asked }) : kept;
}

/** Starts a draft from a link of the calculator, with the first choices where the link has none. */
export function startDraft(parameters: URLSearchParams, start: QuoteStart): Draft {
  const given = textsIn(parameters, [...hintFields, ...whoFields, ...payFields], longestValue);
  const { who, pay, currency } = withStart(readQuoteValues(parameters), start);
  const parents = [given['parent1'], given['parent2']].filter((age) => age !== '');
  const lga = textIn(parameters, 'lga', longestValue);
  const area = findLga(lga)?.name ?? lga;
  return {
    ...given,
    ...(area !== '' && { area }),
    [ownFields.link]: parameters.has('who') ? parameters.toString() : '',
    who,
    pay,
    currency,
    hasSpouse: given['spouse'] === '' ? (given['hasSpouse'] ?? '') : 'yes',
    parents: parents.length > 0 ? String(parents.length) : (given['parents'] ?? ''),
  };
}
