import { describe, expect, it } from 'vitest';
import { parseForm } from '#app/kernel/parse-form.ts';
import { catalogue } from '../../../../../tests/support/plan-catalogue.ts';
import { findQuoteForLead } from '../quote-page-data.ts';
import { sendQuoteSchema } from './send-quote.schema.ts';

const sent = {
  name: 'Ada',
  organisation: '',
  email: 'ada@mail.example',
  phone: '',
  reply: 'email',
  consent: 'quote-1',
  quote: '/insurance-calculator?who=me&age=30',
  price: 'Gold for 1 person: ₦255,000 a year',
  callDay: '',
  callTime: '',
  zone: '',
  covered: '',
  country: '',
  callLocal: '',
  callLagos: '',
};

function errorsOf(change: Partial<typeof sent>) {
  const parsed = parseForm(sendQuoteSchema, { ...sent, ...change });
  return parsed.kind === 'errors' ? parsed.errors : {};
}

describe('the request for a written quote', () => {
  it('needs a name, a way to answer and consent', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ name: ' ', consent: '', reply: 'pigeon' })).toEqual({
      name: 'Enter your name',
      reply: 'Choose how we should reach you',
      consent: 'Tick the box to agree. We can’t save your details without it.',
    });
  });

  it('needs the contact for the chosen way to reply', () => {
    expect(errorsOf({ email: '' })).toEqual({
      email: 'Enter your email address so we can send the quote to it',
    });
    const phoneMissing = {
      phone: 'Enter your phone number so we can reach you',
    };
    expect(errorsOf({ reply: 'whatsapp' })).toEqual(phoneMissing);
    expect(errorsOf({ reply: 'phone', email: '' })).toEqual(phoneMissing);
    expect(errorsOf({ reply: 'whatsapp', email: '', phone: '0700 000 0000' })).toEqual({});
  });
});

describe('the time of a call', () => {
  const call = { reply: 'phone', phone: '+44 20 7946 0000', zone: 'Europe/London' };

  it('is a day to come and a time, or nothing', () => {
    expect(errorsOf(call)).toEqual({});
    expect(errorsOf({ ...call, callDay: '2099-11-27', callTime: '18:30' })).toEqual({});
    const dayWrong = { callDay: 'Enter a day for the call, from today on' };
    const timeWrong = { callTime: 'Enter the time for the call, such as 18:30' };
    expect(errorsOf({ ...call, callTime: '18:30' })).toEqual(dayWrong);
    expect(errorsOf({ ...call, callDay: '2020-11-27', callTime: '18:30' })).toEqual(dayWrong);
    expect(errorsOf({ ...call, callDay: '2099-02-31', callTime: '18:30' })).toEqual(dayWrong);
    expect(errorsOf({ ...call, callDay: '2099-11-27' })).toEqual(timeWrong);
    expect(errorsOf({ ...call, callDay: '2099-11-27', callTime: 'noon' })).toEqual(timeWrong);
  });

  it('is not kept without a call', () => {
    const parsed = parseForm(sendQuoteSchema, { ...sent, ...call, reply: 'email', callDay: 'x' });
    expect(parsed).toMatchObject({ kind: 'fields', fields: { callDay: '', zone: '' } });
  });
});

describe('the quote that goes with it', () => {
  const find = (query: string) =>
    findQuoteForLead(new URLSearchParams(query), catalogue, { tier: 'gold', currency: 'NGN' });

  it('is priced again from the address, whatever amount was sent', () => {
    expect(find('who=family&age=34&spouse=32&children=2&plan=silver&pay=monthly&price=1')).toEqual({
      query: 'who=family&age=34&spouse=32&children=2&plan=silver&pay=monthly&currency=NGN',
      price: 'Silver for 4 people: ₦37,179 a month',
      covered: 'first adult, 34; husband or wife, 32; 2 children',
      country: '',
    });
    expect(find('who=me&age=30')?.price).toBe('Gold for 1 person: ₦255,000 a year');
    expect(
      find(
        'who=family&age=40&state=lagos&children=2&child1=5&child1State=kano&parent1=68&parent1State=enugu&country=gb',
      ),
    ).toMatchObject({
      covered: 'first adult, 40, Lagos; parent, 68, Enugu; child, 5, Kano; 1 child',
      country: 'United Kingdom',
    });
    expect(find('who=someone&age=70')?.price).toBe('Gold for 1 person: ₦714,000 a year');
  });

  const unpriced = ['', 'who=me', 'who=me&age=130', 'who=staff&people=4', 'who=me&age=<script>'];
  it.each(unpriced)('is not there where "%s" leads to no price', (query) => {
    expect(find(query)).toBeUndefined();
  });
});
