import { describe, expect, it } from 'vitest';
import { hasKnownParametersOnly } from './cached-parameters.ts';

const isKnown = (address: string) =>
  hasKnownParametersOnly(new URL(address, 'https://health.example'));

describe('a page is kept under', () => {
  it.each([
    '/',
    '/?_routes=root',
    '/contact?form=call-back',
    '/contact?sent=0123ABCD',
    '/insurance-plans?pay=yearly&first=silver',
    '/insurance-plans.data?pay=yearly&_routes=routes%2Finsurance-plans',
    '/insurance-calculator?who=family&age=40&spouse=38',
    '/insurance-calculator/purchase?who=family',
    '/news?category=events&q=malaria&page=2',
    '/providers?q=eko&state=lagos&type=hospital&type=clinic&open=24h&open=weekends',
    '/providers/eko-hospital?sent=0123ABCD',
  ])('%s', (address) => {
    expect(isKnown(address)).toBe(true);
  });
});

describe('a page is not kept under', () => {
  it.each([
    ['a parameter of nobody', '/?x=1'],
    ['a parameter of another page', '/news?form=contact'],
    ['a parameter that appears twice', '/news?q=a&q=b'],
    ['a filter that appears twice', '/providers?type=clinic&type=clinic'],
    ['the name of a prototype', '/news?__proto__=1'],
    ['a page that is named like one', '/constructor?name=1'],
  ])('%s', (_what, address) => {
    expect(isKnown(address)).toBe(false);
  });
});
