import { createRoutesStub, type LoaderFunctionArgs } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseQueryParts } from '#app/location/directory/directory-query.ts';
import type { FacilitySummary } from '#app/location/directory/facility.ports.ts';
import { facilityTypeIds, type FacilityType } from '#app/location/directory/facility-types.ts';
import type { DirectoryResult } from '#app/location/directory/provider-directory.ports.ts';
import type { Site } from '#app/location/use-site.ts';
import { pack } from '#app/kernel/packed/packed.ts';
import { ProvidersPage } from './providers-page.tsx';
import type { SearchOutcome } from './search-outcome.ports.ts';
import './providers.css';

const site = {
  edition: 'NG',
  identity: {
    phones: { contact: '0700 000 0000', international: '+234 700 000 0000' },
    whatsApp: '2347000000000',
  },
} as unknown as Site;

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
  hours: 'Closes 20:00',
  distanceKm: 2.14,
};

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
      open24Hours: 1,
      openAtWeekends: 1,
      lgas: [],
    },
    widenings: [],
    isSample: false,
    ...more,
  };
}

/** The page at an address, with a server that answers as told. */
async function show(answer: (search: string) => SearchOutcome, start = '', shownSite = site) {
  const asked: string[] = [];
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => pack(shownSite),
      children: [
        {
          id: 'providers',
          path: 'providers',
          HydrateFallback: () => null,
          loader({ request }: LoaderFunctionArgs) {
            const { search } = new URL(request.url);
            asked.push(search);
            return answer(search);
          },
          Component: ({ loaderData }: { loaderData: unknown }) => (
            <ProvidersPage outcome={loaderData as SearchOutcome} tileMap={undefined} />
          ),
        },
      ],
    },
  ]);
  const hydrationData = { loaderData: { root: pack(shownSite), providers: answer(start) } };
  await render(<Page initialEntries={[`/providers${start}`]} hydrationData={hydrationData} />);
  return asked;
}

const status = () => page.getByRole('status').first();

afterEach(() => {
  vi.restoreAllMocks();
});

it('visitors abroad call a provider with the country code of Nigeria', async () => {
  await show(() => resultOf(''), '', { ...site, edition: 'DG' });
  await expect
    .element(page.getByRole('link', { name: 'Call Ìrètí Specialist' }))
    .toHaveAttribute('href', 'tel:+2347000000000');
});

describe('while the visitor types and chooses', () => {
  it('searches for what is typed, a word at a time and not for each letter', async () => {
    const asked = await show((search) => resultOf(search, { total: search ? 3 : 9 }));
    await expect.element(status()).toHaveTextContent('9 providers in Nigeria');
    await userEvent.type(page.getByLabelText('Name, town or service'), 'udo');
    await expect.element(status()).toHaveTextContent('3 providers in Nigeria');
    expect(asked.at(-1)).toBe('?q=udo');
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('searches at once for what is chosen, and keeps the rest', async () => {
    const asked = await show((search) => resultOf(search), '?q=udo');
    await userEvent.selectOptions(page.getByLabelText('State', { exact: true }), 'Lagos');
    await expect.poll(() => asked.at(-1)).toBe('?q=udo&state=lagos');
    await userEvent.click(page.getByRole('checkbox', { name: /^Hospital/ }));
    await expect.poll(() => asked.at(-1)).toBe('?q=udo&state=lagos&type=hospital');
  });

  it('says how many of what there are, and nothing sounds like one', async () => {
    await show(() => resultOf('?type=hospital', { total: 1, area: 'Oyo' }), '?type=hospital');
    await expect.element(status()).toHaveTextContent('1 hospital in Oyo');
  });
});

describe('a result', () => {
  it('names place, plans, distance and hours, and how to get there', async () => {
    await show((search) => resultOf(search));
    await expect
      .element(page.getByRole('link', { name: 'Ìrètí Specialist', exact: true }))
      .toHaveAttribute('href', '/providers/p1-ireti-specialist');
    await expect.element(page.getByText('14 Example Road, Ikeja, Lagos')).toBeVisible();
    await expect.element(page.getByText('2.1 km')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Call Ìrètí Specialist' }))
      .toHaveAttribute('href', 'tel:07000000000');
    await expect
      .element(page.getByRole('link', { name: 'Directions to Ìrètí Specialist' }))
      .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=6.6,3.35');
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
    await expect
      .element(page.getByRole('link', { name: 'Ìrètí Specialist', exact: true }))
      .toBeVisible();
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
    await expect
      .element(page.getByRole('link', { name: '4 providers in Oyo, 98 km away' }))
      .toHaveAttribute('href', '/providers?state=oyo');
    await expect.element(page.getByRole('link', { name: '0700 000 0000' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'go on without choosing a hospital' }))
      .toHaveAttribute('href', '/insurance-calculator');
  });

  it('because the list cannot be reached says so, and keeps what was typed', async () => {
    const query = parseQueryParts(new URLSearchParams('?q=udo'));
    await show(() => ({ kind: 'failed', query }), '?q=udo');
    await expect
      .element(page.getByText('The list of hospitals cannot be reached just now'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Try again' }))
      .toHaveAttribute('href', '/providers?q=udo');
    await expect.element(page.getByLabelText('Name, town or service')).toHaveValue('udo');
  });
});

it('says that a sample is one', async () => {
  await show((search) => resultOf(search, { isSample: true }));
  await expect.element(page.getByText('This is a sample.')).toBeVisible();
});
