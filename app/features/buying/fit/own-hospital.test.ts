import { expect, it } from 'vitest';
import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { findOwnHospital } from './own-hospital.server.ts';

function place(id: string, name: string): FacilitySummary {
  return {
    id,
    name,
    path: `/providers/${id}`,
    type: 'hospital',
    address: '1 Road',
    state: 'Lagos',
    lga: 'Ikeja',
    place: null,
    plans: ['gold', 'platinum'],
    phone: null,
    hours: null,
    distanceKm: null,
  };
}

const known = [place('1', 'Hope Hospital'), place('2', 'Hope Clinic'), place('3', 'Ọlá Clinic')];

type Searched = Awaited<ReturnType<ProviderDirectory['search']>>;
type Found = Awaited<ReturnType<ProviderDirectory['find']>>;

/** Stands for the directory: names that begin with what was typed; all of them have a service. */
const directory = {
  search: (parameters: URLSearchParams) => {
    const text = (parameters.get('q') ?? '').toLowerCase();
    const items = known.filter(
      ({ name }) => text === 'general' || name.toLowerCase().startsWith(text),
    );
    const result = { items, total: items.length, leftOut: [], isSample: true };
    return Promise.resolve(result as unknown as Searched);
  },
  find: (segment: string) => {
    const summary = known.find(({ id }) => segment.startsWith(`${id}-`));
    const details = summary && { summary, isSample: true };
    return Promise.resolve(details as unknown as Found);
  },
};

const ask = (query: string) => findOwnHospital(directory, new URLSearchParams(query));

it.each([
  ['hospital=hope hospital', '1-hope-hospital'],
  ['hospital=Ola clinic', undefined],
  ['hospital=ọlá', '3-ola-clinic'],
  ['hospital=Hope Clinic&hospitalId=2-hope-clinic', '2-hope-clinic'],
  // Another name was typed since.
  ['hospital=Hope Hospital&hospitalId=2-hope-clinic', '1-hope-hospital'],
  // The name was taken out.
  ['hospital=&hospitalId=2-hope-clinic', undefined],
  ['hospitalId=2-hope-clinic', undefined],
])('%s finds %s', async (query, id) => {
  const found = await ask(query);
  expect(found.kind === 'found' ? found.hospital.id : undefined).toBe(id);
});

it('several of a name are offered to choose from', async () => {
  const found = await ask('hospital=hope');
  expect(found.kind === 'several' && found.options.map(({ name }) => name)).toEqual([
    'Hope Hospital',
    'Hope Clinic',
  ]);
});

it.each([
  ['', 'none'],
  ['hospital=%00 %09', 'none'],
  ['hospital=Nowhere', 'unknown'],
  ['hospital=general', 'unknown'],
])('"%s" is %s', async (query, kind) => {
  await expect(ask(query)).resolves.toMatchObject({ kind });
});

it('while the directory is away, the rest goes on without it', async () => {
  const away = { ...directory, search: () => Promise.reject(new DirectoryUnavailableError()) };
  await expect(findOwnHospital(away, new URLSearchParams('hospital=Hope'))).resolves.toEqual({
    kind: 'unavailable',
    typed: 'Hope',
  });
});
