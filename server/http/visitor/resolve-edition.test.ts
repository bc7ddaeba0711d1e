import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { requestFrom } from '../../../tests/support/request-from.ts';
import { findEditionSwitch, resolveEdition } from './resolve-edition.ts';

const peer = '203.0.113.7';

describe('the edition of a request', () => {
  it.each([
    ['NG', 'NG'],
    ['GB', 'DG'],
  ])('from %s is %s, also where the country has to be asked for', async (country, edition) => {
    const visit = { edition, extraHeaders: [] };
    expect(resolveEdition(requestFrom(peer), () => country)).toEqual(visit);
    expect(await resolveEdition(requestFrom(peer), async () => country)).toEqual(visit);
  });

  it.each([
    ['DG', 'NG'],
    ['NG', 'GB'],
  ])("is the visitor's own choice %s before the country %s", (choice, country) => {
    const findCountry = vi.fn(() => country);
    const visit = resolveEdition(requestFrom(peer, { cookie: `edition=${choice}` }), findCountry);
    expect(visit).toEqual({ edition: choice, extraHeaders: [] });
    expect(findCountry).not.toHaveBeenCalled();
  });

  it.each([
    ['GB', 'DG'],
    ['NG', 'NG'],
  ])('replaces an unknown choice by what %s gives', (country, edition) => {
    const visit = resolveEdition(requestFrom(peer, { cookie: 'edition=UK' }), () => country);
    expect(visit).toEqual({
      edition,
      extraHeaders: ['set-cookie', `edition=${edition}; Path=/; Max-Age=31536000; SameSite=Lax`],
    });
  });
});

const switchAt = (target: string) => findEditionSwitch(new URL(target, 'https://health.example'));

describe("the country switcher's link", () => {
  it.each([
    ['/?edition=NG', '/', 'NG'],
    ['/global?edition=DG', '/global', 'DG'],
    ['/faqs?q=card&edition=DG&page=2', '/faqs?q=card&page=2', 'DG'],
    ['/?edition=DG&edition=NG', '/', 'DG'],
    ['/posts/%E1%BB%8D?edition=NG', '/posts/%E1%BB%8D', 'NG'],
  ])('%s leads to %s and keeps %s for a year', (target, location, edition) => {
    expect(switchAt(target)).toEqual({
      location,
      cookie: `edition=${edition}; Path=/; Max-Age=31536000; SameSite=Lax`,
    });
  });

  const others = [
    '/',
    '/?edition=',
    '/?edition=GB',
    '/?edition=ng',
    '/?Edition=NG',
    '/?xedition=NG',
  ];
  it.each(others)('%s chooses nothing', (target) => {
    expect(switchAt(target)).toBeUndefined();
  });

  it('never leads off the site, whatever the address', () => {
    const characters = fc.constantFrom('/', '\\', '.', '@', ':', '%2f', '%5c', 'evil.example', 'a');
    const path = fc.array(characters, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
    const origin = 'https://health.example';
    fc.assert(
      fc.property(path, (target) => {
        const url = URL.parse(`${target}?edition=NG`, origin);
        // Another origin is refused before it gets here.
        fc.pre(url?.origin === origin);
        const location = url ? findEditionSwitch(url)?.location : undefined;
        expect(new URL(location ?? '', origin).origin).toBe(origin);
      }),
      { seed: 20_261_121, numRuns: 500 },
    );
  });
});
