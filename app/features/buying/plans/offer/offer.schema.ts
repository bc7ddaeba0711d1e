import * as v from 'valibot';
import {
  choice,
  emailAddress,
  line,
  optionalOrganisation,
  optionalPhone,
  personName,
} from '#app/kernel/form-rules.ts';
import type { FormSchema } from '#app/kernel/parse-form.ts';
import { consentTo } from '#app/leads/consent/consent-rule.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { currencyCodes, tierIds, type PriceList } from '../../prices/price-list.ts';
import {
  checkCount,
  checkGroupSize,
  childWords,
  spouseWords,
  unclearCount,
} from '../../party/parse-party.ts';
import { associationTypes, yesOrNo } from './offer-choices.ts';

export type GroupBuyer = 'staff' | 'association';

const yesNo = (request: string) => choice(yesOrNo, request);

/** Filled in by the server, from the people and the plan. */
const fromServer = v.pipe(v.string(), v.maxLength(1000));

const contact = {
  name: personName,
  email: emailAddress,
  phone: optionalPhone,
  consent: consentTo('quote-1'),
  quote: fromServer,
  price: fromServer,
};

const cover = {
  plan: v.picklist(tierIds, 'Choose a plan'),
  compare: v.picklist(['', ...tierIds], 'Choose a plan'),
  currency: v.picklist(currencyCodes, 'Choose a currency'),
};

const rcNumberMessage = 'Enter the RC number in 4 to 8 digits, or leave it empty';

const company = {
  rcNumber: v.pipe(
    line(40, rcNumberMessage),
    v.transform((text) => text.replace(/^rc[\s:.-]*/i, '').replaceAll(' ', '')),
    v.regex(/^(?:\d{4,8})?$/, rcNumberMessage),
  ),
  dependants: yesNo('Choose whether the plan should cover dependants'),
  spouses: countOf((text) => checkCount(text, { words: spouseWords })),
  children: countOf((text) => checkCount(text, { words: childWords })),
  // Several, joined by the server: a form sends them one by one.
  states: fromServer,
  currentHmo: optionalOrganisation,
  startMonth: v.pipe(line(40, 'Choose a month'), v.regex(/^(?:\d{4}-\d{2})?$/, 'Choose a month')),
};

const association = {
  type: choice(associationTypes, 'Choose the type of association'),
  state: v.pipe(
    v.string(),
    v.check((id) => findState(id) !== undefined, 'Choose the state of your association'),
  ),
  hasScheme: yesNo('Choose whether you already run a scheme'),
};

/** Validates what a company or an association sends for an offer. */
export function offerSchema(buyer: GroupBuyer, groups: PriceList['groups']): FormSchema {
  const people = countOf((text) => checkGroupSize(text, buyer, groups[buyer]));
  return buyer === 'staff'
    ? v.pipe(
        v.object({
          organisation: organisationRule('company'),
          people,
          ...cover,
          ...company,
          ...contact,
        }),
        v.forward(
          v.partialCheck(
            [['dependants'], ['spouses'], ['children']],
            ({ dependants, spouses, children }) =>
              dependants === 'no' || Number(spouses) + Number(children) > 0,
            'Enter how many husbands, wives and children, or choose No',
          ),
          ['spouses'],
        ),
        v.forward(
          v.partialCheck(
            [['people'], ['spouses']],
            ({ people: staff, spouses }) => Number(spouses) <= Number(staff),
            'Enter a number no higher than your number of staff',
          ),
          ['spouses'],
        ),
      )
    : v.object({
        organisation: organisationRule('association'),
        people,
        ...cover,
        ...association,
        ...contact,
      });
}

function organisationRule(noun: string) {
  return v.pipe(optionalOrganisation, v.nonEmpty(`Enter the name of your ${noun}`));
}

/** A number of people as typed, in digits; empty where none is needed. */
function countOf(check: (text: string) => number | string | undefined) {
  return v.pipe(
    line(60, unclearCount),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const count = check(dataset.value);
      if (typeof count !== 'string') return String(count ?? '');
      addIssue({ message: count });
      return NEVER;
    }),
  );
}
