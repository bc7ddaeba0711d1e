import { describe, expect, it } from 'vitest';
import { parseForm } from '#app/kernel/parse-form.ts';
import { formOf } from '../../../../../tests/support/form-of.ts';
import { catalogue, prices } from '../../../../../tests/support/plan-catalogue.ts';
import { completeOffer } from './complete-offer.ts';
import { offerSchema, type GroupBuyer } from './offer.schema.ts';

const common = {
  people: '30',
  plan: 'silver',
  compare: '',
  currency: 'NGN',
  name: 'Ada Example',
  email: 'ada@mail.example',
  phone: '',
  consent: 'quote-1',
  quote: '',
  price: '',
};
const company = {
  ...common,
  organisation: 'Example Works',
  rcNumber: '',
  dependants: 'yes',
  spouses: '12',
  children: '20',
  states: '',
  currentHmo: '',
  startMonth: '',
};
const association = {
  ...common,
  organisation: 'Example Union',
  type: 'union',
  state: 'lagos',
  hasScheme: 'no',
};

const elsewhere = 'For fewer, see the family and individual plans';

function errorsOf(buyer: GroupBuyer, change: Readonly<Record<string, string>>) {
  const values = { ...(buyer === 'staff' ? company : association), ...change };
  const parsed = parseForm(offerSchema(buyer, prices.groups), values);
  return parsed.kind === 'errors' ? parsed.errors : {};
}

describe('the offer form of a company', () => {
  it.each([
    {},
    { rcNumber: 'RC 123456' },
    { rcNumber: '12345678' },
    { startMonth: '2027-01' },
    { people: '12' },
    { dependants: 'no', spouses: '', children: '' },
    { spouses: '', children: '1' },
    { compare: 'gold' },
    { people: '1,200 staff' },
  ])('takes %o', (change) => {
    expect(errorsOf('staff', change)).toEqual({});
  });

  it.each([
    ['organisation', ' ', 'Enter the name of your company'],
    ['people', '4', `A company plan needs at least 5 people. ${elsewhere}`],
    ['people', 'some', 'Enter a number in digits, for example 3'],
    ['rcNumber', 'RC 123', 'Enter the RC number in 4 to 8 digits, or leave it empty'],
    ['spouses', '31', 'Enter a number no higher than your number of staff'],
    ['children', 'some', 'Enter a number in digits, for example 3'],
    ['compare', 'diamond', 'Choose a plan'],
    ['dependants', '', 'Choose whether the plan should cover dependants'],
    ['email', '', 'Enter your email address'],
  ])('refuses as %s %j', (field, typed, error) => {
    expect(errorsOf('staff', { [field]: typed })).toEqual({ [field]: error });
  });

  it('refuses to cover dependants of whom there are none', () => {
    expect(errorsOf('staff', { spouses: '', children: '0' })).toEqual({
      spouses: 'Enter how many husbands, wives and children, or choose No',
    });
  });
});

describe('the offer form of an association', () => {
  it('takes a complete one', () => expect(errorsOf('association', {})).toEqual({}));

  it.each([
    ['organisation', '', 'Enter the name of your association'],
    ['people', '9', `An association plan needs at least 10 people. ${elsewhere}`],
    ['type', 'club', 'Choose the type of association'],
    ['state', 'nowhere', 'Choose the state of your association'],
    ['hasScheme', '', 'Choose whether you already run a scheme'],
  ])('refuses as %s %j', (field, typed, error) => {
    expect(errorsOf('association', { [field]: typed })).toEqual({ [field]: error });
  });
});

describe('what staff get with an offer', () => {
  function complete(changes: Readonly<Record<string, string>>) {
    const sent = formOf({ ...company, ...changes, price: '₦1' });
    sent.delete('states');
    for (const id of ['lagos', 'kano', 'atlantis']) sent.append('states', id);
    completeOffer(sent, 'staff', catalogue);
    const names = ['states', 'spouses', 'quote', 'price'];
    return Object.fromEntries(names.map((name) => [name, sent.get(name)]));
  }

  it('the states in words, and our own price, whatever was sent', () => {
    expect(complete({ dependants: 'no' })).toEqual({
      states: 'Lagos, Kano',
      // Hidden on the page, they count for nothing.
      spouses: '',
      quote: '/insurance-calculator?who=staff&people=30&plan=silver&currency=NGN',
      price: 'Silver for 30 people: ₦3,847,500 a year',
    });
  });

  it('the price of their families too, and of both plans', () => {
    const { quote, price } = complete({ compare: 'gold' });
    expect(quote).toBe(
      '/insurance-calculator?who=staff&people=42&children=20&plan=silver&currency=NGN',
    );
    expect(price).toMatch(
      /^Silver for 62 people: ₦[\d,]+ a year; Gold for 62 people: ₦[\d,]+ a year$/,
    );
  });

  it('no price for a group that is quoted by hand', () => {
    expect(complete({ people: '400' })).toMatchObject({
      quote: '',
      price: 'no list price for this size',
    });
  });
});
