import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseQueryParts } from './directory/directory-query.ts';
import type { FacilitySummary } from './directory/facility.types.ts';
import { facilityTypeIds, type FacilityType } from './directory/facility-types.ts';
import type { DirectoryResult } from './directory/provider-directory.ports.ts';
import type { Edition } from '#app/site/edition.ts';
import type { InsurerContact } from '#app/site/contact/insurer-contact.ts';
import { chestPain } from '../../../tests/support/chest-pain.ts';
import { expectLink } from '../../../tests/support/expect-links.ts';
import { keepAddress } from '../../../tests/support/keep-address.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { ProviderSearch } from './provider-search.island.tsx';
import { ProvidersPage } from './providers-page.tsx';
import type { SearchOutcome } from './search-outcome.types.ts';
import './providers.css';

const ireti: FacilitySummary = {
  id: 'p1',
  name: 'Ìrètí Specialist',
  path: '/providers/p1-ireti-specialist',
  type: 'hospital',
  address: '14 Example Road',
  state: 'Lagos',
  lga: 'Ikeja',
  place: { latitude: 6.6, longitude: 3.35 },
  plans: ['gold', 'platinum'],
  phone: '0700 000 0000',
  hours: 'Closes 8pm',
  distanceKm: 2.14,
};

const byMatch = { order: 'match', origin: null, leftOut: [], widenings: [] } as const;

function resultOf(search: string, more: Partial<DirectoryResult> = {}): SearchOutcome {
  const types = facilityTypeIds.map((id): [FacilityType, number] => [id, 1]);
  return {
    kind: 'found',
    query: parseQueryParts(new URLSearchParams(search)),
    area: null,
    total: 1,
    items: [ireti],
    counts: {
      types: Object.fromEntries(types) as Record<FacilityType, number>,
      states: [],
      open24Hours: 1,
      openAtWeekends: 1,
      lgas: [],
    },
    ...byMatch,
    isSample: false,
    ...more,
  };
}

type Answer = SearchOutcome | Promise<Response>;

/** Answers searches as told. @returns what is asked */
function answerSearches(answer: (search: string) => Answer): string[] {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { pathname, search } = new URL(input as string, location.href);
    if (pathname !== '/providers/results.json') return Promise.reject(new TypeError(pathname));
    asked.push(search);
    return untilCancelled(answer(search), init?.signal);
  });
  return asked;
}

/** The page at an address, with a server that answers as told. @returns what it is asked */
async function show(answer: (search: string) => Answer, start = '', edition: Edition = 'NG') {
  const asked = answerSearches(answer);
  const outcome = answer(start) as SearchOutcome;
  await showPage(<ProvidersPage outcome={outcome} tileMap={undefined} />, edition);
  return asked;
}

async function untilCancelled(answer: Answer, signal: AbortSignal | null | undefined) {
  const response = answer instanceof Promise ? answer : Promise.resolve(Response.json(answer));
  return Promise.race([
    response,
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  ]);
}

const status = () => page.getByRole('status').first();
const text = page.getByLabelText('Name, town or service');
const provider = page.getByRole('link', { name: 'Ìrètí Specialist', exact: true });
const never = () => new Promise<Response>(() => undefined);

keepAddress();

describe('while the visitor types and chooses', () => {
  it('searches once the typing pauses, not for each letter', async () => {
    const asked = await show((search) => resultOf(search, { total: search ? 3 : 9 }));
    await expect.element(status()).toHaveTextContent('9 providers in Nigeria');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.type(text, 'udo');
    vi.advanceTimersByTime(20);
    vi.useRealTimers();
    await expect.element(status()).toHaveTextContent('3 providers in Nigeria');
    expect(asked).toEqual(['?q=udo']);
  });

  it('searches at once for what is chosen, keeps the rest, and adds no step to the history', async () => {
    const area = (search: string) => (search.includes('state') ? 'Lagos' : null);
    const asked = await show((search) => resultOf(search, { area: area(search) }), '?q=udo');
    const steps = history.length;
    await userEvent.selectOptions(page.getByLabelText('State', { exact: true }), 'Lagos');
    await expect.poll(() => asked.at(-1)).toBe('?q=udo&state=lagos');
    await expect.poll(() => location.pathname + location.search).toBe(`/providers${asked.at(-1)}`);
    expect(history.length).toBe(steps);
    await expect.poll(() => document.title).toBe('List Of Providers in Lagos | Example Health');
    await userEvent.click(page.getByRole('checkbox', { name: /^Hospital/ }));
    await expect.poll(() => asked.at(-1)).toBe('?q=udo&state=lagos&type=hospital');
  });

  it('says how many of what there are, and nothing sounds like one', async () => {
    await show(() => resultOf('?type=hospital', { total: 1, area: 'Oyo' }), '?type=hospital');
    await expect.element(status()).toHaveTextContent('1 hospital in Oyo');
  });
});

describe('a search', () => {
  it('that is overtaken is cancelled, and its answer is never shown', async () => {
    let isCancelled = false;
    const asked = await show((search) => {
      if (search !== '?q=u') return resultOf(search, { total: search ? 3 : 9 });
      return new Promise(() => undefined);
    });
    await userEvent.type(text, 'u');
    await expect.poll(() => asked.at(-1)).toBe('?q=u');
    const signal = vi.mocked(window.fetch).mock.lastCall?.[1]?.signal;
    signal?.addEventListener('abort', () => (isCancelled = true));
    await userEvent.type(text, 'do');
    await expect.poll(() => location.search).toBe('?q=udo');
    await expect.element(status()).toHaveTextContent('3 providers in Nigeria');
    expect(isCancelled).toBe(true);
  });

  it('says that it is under way, and leaves the results before it in place', async () => {
    await show((search) => (search ? never() : resultOf(search)));
    await userEvent.type(text, 'udo');
    await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull();
    await expect.element(provider).toBeVisible();
  });

  it('drops from the form and the address what the directory does not know', async () => {
    const cleaned = resultOf('?state=oyo');
    await show((search) => (search ? cleaned : resultOf('')), '');
    await userEvent.selectOptions(page.getByLabelText('State', { exact: true }), 'Lagos');
    await expect.poll(() => location.search).toBe('?state=oyo');
    await expect.element(page.getByLabelText('State', { exact: true })).toHaveValue('oyo');
  });

  it('counts what was typed before scripts ran', async () => {
    const asked = answerSearches((search) => resultOf(search));
    const insurer = { edition: 'NG', phone: '0700 000 0000' } as InsurerContact;
    const part = <ProviderSearch outcome={resultOf('')} tileMap={undefined} insurer={insurer} />;
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(part);
    await userEvent.type(text, 'udo');
    expect(asked).toEqual([]);
    const root = hydrateRoot(host, part);
    await expect.poll(() => asked).toEqual(['?q=udo']);
    await expect.element(text).toHaveValue('udo');
    root.unmount();
    host.remove();
  });

  const failures: [name: string, answer: () => Promise<Response>][] = [
    ['the network fails', () => Promise.reject(new TypeError('no network'))],
    ['a limit answers', () => Promise.resolve(Response.json({ title: 'Busy' }, { status: 429 }))],
    ['a proxy answers', () => Promise.resolve(new Response('<!doctype html>', { status: 502 }))],
  ];

  it.for(failures)('when %s says so, keeps what was entered, and goes on', async ([, fail]) => {
    let isFailing = true;
    const answer = (search: string) =>
      search.includes('udo') && isFailing ? fail() : resultOf(search, { total: 3 });
    const chosen = 'type=clinic&type=hospital&open=24h';
    const asked = await show(answer, `?${chosen}`);
    await userEvent.type(text, 'udo');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/can’t load the list/);
    await expect.element(text).toHaveValue('udo');
    const whole = '?q=udo&type=hospital&type=clinic&open=24h';
    await expectLink('Try again', `/providers${whole}`);
    isFailing = false;
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.element(status()).toMatchTextContent(/^3 /);
    expect(asked.at(-1)).toBe(whole);
  });
});

describe('a result', () => {
  it('names place, plans, distance and hours, and how to get there', async () => {
    await show((search) => resultOf(search, { isSample: true }));
    await expect.element(page.getByText('These are examples.')).toBeVisible();
    await expectLink('Ìrètí Specialist', '/providers/p1-ireti-specialist');
    await expect.element(page.getByText('14 Example Road, Ikeja, Lagos')).toBeVisible();
    await expect.element(page.getByText('2.1 km')).toBeVisible();
    await expectLink('Call Ìrètí Specialist', 'tel:07000000000');
    await expectLink(
      'Directions to Ìrètí Specialist',
      'https://www.google.com/maps/dir/?api=1&destination=6.6,3.35',
    );
  });

  it('of the next page joins those that are there', async () => {
    const second = { ...ireti, id: 'p2', name: 'Udo Family Hospital' };
    await show((search) =>
      search === ''
        ? resultOf('', { total: 21 })
        : resultOf(search, { total: 21, items: [second] }),
    );
    await userEvent.click(page.getByRole('link', { name: 'Show 20 more' }));
    await expect
      .element(page.getByRole('link', { name: 'Udo Family Hospital', exact: true }))
      .toBeVisible();
    await expect.element(provider).toBeVisible();
    expect(location.search).toBe('?page=2');
  });

  it('past the last page says so, and leads to the first', async () => {
    await show((search) => resultOf(search, { total: 9, items: [] }), '?q=udo&page=9');
    await expect
      .element(page.getByRole('heading', { name: 'There are no more results' }))
      .toBeVisible();
    const link = page.getByRole('link', { name: 'Go to the first results' });
    await expect.element(link).toHaveAttribute('href', '/providers?q=udo');
  });

  it('on a later page leads back to those before it, to the very first too', async () => {
    await show((search) => resultOf(search, { total: 21 }), '?page=2');
    await expectLink('Show the 20 before', '/providers');
  });
});

describe('the nearest', () => {
  function standAt(latitude: number, longitude: number) {
    return vi
      .spyOn(navigator.geolocation, 'getCurrentPosition')
      .mockImplementation((success) =>
        success({ coords: { latitude, longitude } } as GeolocationPosition),
      );
  }

  it('are asked for at the click and not before, from a place that tells no house', async () => {
    const locate = standAt(6.512345, 3.3798765);
    const asked = await show((search) => resultOf(search));
    expect(locate).not.toHaveBeenCalled();
    await userEvent.click(page.getByText('Near me'));
    await expect.poll(() => asked.at(-1)).toBe('?near=6.512,3.38');
    await expect.element(page.getByRole('checkbox', { name: 'Near me' })).toBeChecked();
    await userEvent.click(page.getByText('Near me'));
    await expect.poll(() => asked.at(-1)).toBe('');
  });

  it('cannot be found without a place: another way is named', async () => {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, fail) =>
      fail?.({} as GeolocationPositionError),
    );
    await show((search) => resultOf(search));
    await userEvent.click(page.getByText('Near me'));
    await expect
      .element(page.getByText('Choose a state and an area instead.', { exact: false }))
      .toBeVisible();
  });
});

describe('with nothing to show', () => {
  it('leads to where there is something, to a person, and on without choosing', async () => {
    const widenings = [
      { kind: 'state', name: 'Oyo', count: 4, distanceKm: 98.3, search: '?state=oyo' },
    ] as const;
    await show((search) => resultOf(search, { total: 0, items: [], widenings }));
    await expect.element(status()).toHaveTextContent('No providers in Nigeria');
    await expectLink('4 providers in Oyo, 98 km away', '/providers?state=oyo');
    await expect.element(page.getByRole('link', { name: '0700 000 0000' })).toBeVisible();
    await expectLink('get a quote now', '/insurance-calculator');
  });

  it('because the list cannot be loaded says so, keeps what was typed, and says whom to call in danger, abroad too', async () => {
    const query = parseQueryParts(new URLSearchParams('?q=chest+pain'));
    await show(() => ({ kind: 'failed', query, urgent: chestPain }), '?q=chest+pain', 'DG');
    await expect.element(page.getByText('We can’t load the list of hospitals')).toBeVisible();
    await expectLink('Try again', '/providers?q=chest+pain');
    await expect.element(text).toHaveValue('chest pain');
    const help = page.getByRole('region', { name: 'Chest pain' });
    await expect.element(help.getByText(/^Call your local emergency number now/)).toBeVisible();
    await expectLink(/^Call 999/, 'tel:999', help);
  });
});
