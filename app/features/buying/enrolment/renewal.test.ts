import { describe, expect, it } from 'vitest';
import { prices } from '../../../../tests/support/plan-catalogue.ts';
import { quoteRequest } from '../../../../tests/support/quote-request.ts';
import { findStart, renewalOffer } from './renewal.ts';

const link = '5E2EBBDD.-_T0ken';
const renews = { reference: '5E2EBBDD', token: '-_T0ken' };
const days = { renews, orderDay: '2026-11-21', startDay: '2027-11-21' };

function offerFor(query: string, renewal = days) {
  const { party, ...request } = quoteRequest(query);
  const offer = renewalOffer({ ...request, buyer: party.buyer, party }, renewal, prices);
  if (!offer) throw new Error('no offer');
  return offer;
}

describe('the offer of another year', () => {
  it.each([
    ['who=me&age=36&plan=gold', 'who=me&age=37&plan=gold&currency=NGN', '₦255,000'],
    ['who=me&age=45&plan=gold', 'who=me&age=46&plan=gold&currency=NGN', '₦357,000'],
    [
      'who=family&age=34&spouse=32&children=2&parent1=66&state=lagos&plan=silver&pay=quarterly',
      'who=family&age=35&spouse=33&children=2&parent1=67&state=lagos&plan=silver&pay=quarterly&currency=NGN',
      '₦',
    ],
    [
      'who=staff&people=30&older=3&plan=silver',
      'who=staff&people=30&older=3&plan=silver&currency=NGN',
      '₦',
    ],
  ])('for %s is for people a year older', (query, next, price) => {
    const offer = offerFor(query);
    const [path, sent] = offer.path.split('?');
    expect(path).toBe(`/checkout/${new URLSearchParams(query).get('plan')}`);
    expect(sent).toBe(`${next}&start=2027-11-21&renews=${link}`);
    expect(offer.price).toContain(price);
  });

  it('asks again for the age of a child who is an adult by then', () => {
    const query = 'who=family&age=50&child1=17&child2=9&plan=gold&currency=USD';
    const sent = new URLSearchParams(offerFor(query).path.split('?')[1]);
    expect(sent.get('child1')).toBeNull();
    expect(sent.get('child2')).toBe('10');
  });

  it('has no amount where a price is agreed by phone', () => {
    expect(offerFor('who=staff&people=5000&plan=gold').price).toBe('to be agreed by phone');
  });
});

it.each([
  ['2027-11-21', '2027-09-22', '2027-11-21'],
  ['2027-11-21', '2027-11-20', '2027-11-21'],
  ['2027-11-21', '2027-09-21', undefined],
  ['2027-11-21', '2027-11-21', undefined],
  ['2027-11-31', '2027-11-20', undefined],
  ['soon', '2027-11-20', undefined],
  ['', '2027-11-20', undefined],
])('the first day of a renewal, %s, is on %s: %s', (start, today, day) => {
  expect(findStart({ start, renews: link }, today)).toBe(day);
});

it.each(['', '5E2EBBDD', '5E2EBBDD.', 'ada.-_T0ken'])('the renewal of "%s" has none', (name) => {
  expect(findStart({ start: '2027-11-21', renews: name }, '2027-11-20')).toBeUndefined();
});
