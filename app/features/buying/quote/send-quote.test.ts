import { describe, expect, it } from 'vitest';
import { parseForm } from '#app/kernel/form-data/parse-form.ts';
import { catalogue } from '../../../../tests/support/plan-catalogue.ts';
import { findQuoteForLead } from './quote-for-lead.ts';
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
};

function errorsOf(change: Partial<typeof sent>) {
  const parsed = parseForm(sendQuoteSchema, { ...sent, ...change });
  return parsed.kind === 'errors' ? parsed.errors : {};
}

describe('the request for a written quote', () => {
  it('needs a name, a way to answer and consent', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ name: ' ', consent: '', reply: 'pigeon' })).toEqual({
      name: 'Please enter your name',
      reply: 'Please choose how we should reach you',
      consent: 'Tick the box to agree. We can’t save your details without it.',
    });
  });

  it('needs the address of the way that was chosen', () => {
    expect(errorsOf({ email: '' })).toEqual({
      email: 'Please enter your email address, so that we can send the quote there',
    });
    const phoneMissing = {
      phone: 'Please enter your phone number, so that we can reach you there',
    };
    expect(errorsOf({ reply: 'whatsapp' })).toEqual(phoneMissing);
    expect(errorsOf({ reply: 'phone', email: '' })).toEqual(phoneMissing);
    expect(errorsOf({ reply: 'whatsapp', email: '', phone: '0700 000 0000' })).toEqual({});
  });
});

describe('the quote that goes with it', () => {
  const find = (query: string) =>
    findQuoteForLead(new URLSearchParams(query), catalogue, { tier: 'gold', currency: 'NGN' });

  it('is computed again from the address, whatever amount was sent', () => {
    expect(find('who=family&age=34&spouse=32&children=2&plan=silver&pay=monthly&price=1')).toEqual({
      query: 'who=family&age=34&spouse=32&children=2&plan=silver&pay=monthly&currency=NGN',
      price: 'Silver for 4 people: ₦37,179 a month',
    });
    expect(find('who=me&age=30')?.price).toBe('Gold for 1 person: ₦255,000 a year');
  });

  it.each(['', 'who=me', 'who=me&age=70', 'who=staff&people=4', 'who=me&age=<script>'])(
    'is not there where "%s" leads to no price',
    (query) => {
      expect(find(query)).toBeUndefined();
    },
  );
});
