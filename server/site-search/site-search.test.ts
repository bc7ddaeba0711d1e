import { describe, expect, it } from 'vitest';
import type { News } from '#app/features/news/news.ports.ts';
import type { ResultKind } from '#app/features/search/site-search.ports.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import type { SitePage } from '#server/discovery/page-list.ts';
import { createCatalogue } from '#server/news/news-catalogue.ts';
import { aPost } from '../../tests/support/a-post.ts';
import { content } from '../../tests/support/content.ts';
import { createSiteSearch } from './site-search.ts';

function aPage(page: Partial<SitePage> & Pick<SitePage, 'path' | 'title'>): SitePage {
  return { description: '', heading: page.title, headings: [], questions: [], text: '', ...page };
}

const { urgent } = content.NG;

const pages = [
  aPage({
    path: '/story',
    title: 'Our Story',
    description: 'How we began, and what we stand for.',
    text: `Our Story ${'word '.repeat(60)} six geopolitical zones ${'word '.repeat(60)}`,
  }),
  aPage({
    path: '/contact',
    title: 'Contact Us',
    description: 'Phone, email and head office in Abuja.',
  }),
  aPage({
    path: '/plans/gold',
    title: 'Gold plan',
    description: 'For families who want a private room.',
    headings: ['Prices', 'Waiting periods'],
  }),
  aPage({
    path: '/family-plan',
    title: 'Family Plan',
    description: 'One plan for parents and children.',
    questions: [
      { question: 'How do I add a newborn?', answer: 'Send us a letter.', anchor: 'questions' },
      { question: 'Can I cancel?', answer: 'Within 14 days.', anchor: undefined },
    ],
  }),
  aPage({ path: '/board', title: 'Ọ̀gá àti Ẹgbẹ́', description: 'Who leads us.' }),
];

const post = aPost({
  slug: 'malaria-test',
  title: 'Malaria: test before treatment',
  excerpt: 'Why a test comes first.',
  html: '<p>Mosquito nets and a rapid diagnostic test.</p>',
});
const news: News = createCatalogue({ posts: [post], categories: [], media: {} });

const portal = { title: 'Log in to the portal', text: 'Call us.', path: '/contact' };
const logIn = { ...portal, words: ['login', 'log in'] };

type Found = Awaited<ReturnType<ProviderDirectory['search']>>;
const noFacilities = { total: 0, items: [] } as unknown as Found;

async function openSearch(directory = () => Promise.resolve(noFacilities)) {
  return createSiteSearch({
    pageList: { pages: () => Promise.resolve(pages), forget: () => undefined },
    news,
    directory: { search: directory },
    medicineEntries: [],
    urgent,
    synonyms: content.synonyms,
    searchTasks: { NG: [logIn], DG: [logIn] },
    searchKeywords: {
      NG: new Map([
        ['/contact', ['phone number']],
        ['/family-plan#questions', ['new baby']],
      ]),
      DG: new Map([['/story', ['phone number']]]),
    },
  });
}

/** The first result of a kind. */
async function first(words: string, kind: ResultKind): Promise<string | undefined> {
  const groups = await (await openSearch()).search(words, 'NG');
  return groups.find((group) => group.kind === kind)?.results[0]?.path;
}

it.each([
  ['a page by its beginning', 'cont', 'page', '/contact'],
  ['a page in spite of a slip', 'contcat', 'page', '/contact'],
  ['a page without its tone marks', 'oga egbe', 'page', '/board'],
  ['a page by a word deep in its text', 'geopolitical', 'page', '/story'],
  ['a plan', 'gold', 'plan', '/plans/gold'],
  ['a plan by the plural of its word', 'golds plans', 'plan', '/plans/gold'],
  ['a plan by another word for the same', 'cost', 'plan', '/plans/gold'],
  ['a question as one asks it', 'how do I cancel?', 'question', '/family-plan'],
  ['an article by its text', 'mosquito', 'post', '/posts/malaria-test'],
  ['an article in spite of two slips', 'moskito diagnostik', 'post', '/posts/malaria-test'],
] as const)('somebody finds %s', async (_what, words, kind, path) => {
  expect(await first(words, kind)).toBe(path);
});

it('what is spelt as asked is not mixed with what is spelt alike', async () => {
  const groups = await (await openSearch()).search('gold', 'NG');
  expect(groups.flatMap(({ results }) => results.map(({ path }) => path))).toEqual(['/plans/gold']);
});

it('nothing is found for what is nowhere', async () => {
  expect(await (await openSearch()).search('zzzzqqqq', 'NG')).toEqual([]);
});

it('the excerpt is the passage that has the word, where the summary does not', async () => {
  const [group] = await (await openSearch()).search('zones', 'NG');
  expect(group?.results[0]?.excerpt).toMatch(/^… .*six geopolitical zones.* …$/);
  const [contact] = await (await openSearch()).search('abuja', 'NG');
  expect(contact?.results[0]?.excerpt).toBe('Phone, email and head office in Abuja.');
});

/** A directory that finds so many hospitals, all of this name. */
function hospitals(total: number, name = 'Ikeja Clinic') {
  const address = 'Allen Avenue & Co';
  const facts = { name, type: 'clinic', address, lga: 'Ikeja', state: 'Lagos' };
  const items = Array.from({ length: Math.min(total, 20) }, (_, at) => {
    return { id: String(at), path: `/providers/${at}`, ...facts };
  });
  return () => Promise.resolve({ total, items } as unknown as typeof noFacilities);
}

it('hospitals lead on to the directory, with the same words', async () => {
  const search = await openSearch(hospitals(30, 'Ìrètí Clinic'));
  const groups = await search.search('ikeja & co', 'NG');
  expect(groups[0]).toMatchObject({
    kind: 'facility',
    total: 30,
    allPath: '/providers?q=ikeja+%26+co',
    results: [{ title: 'Ìrètí Clinic', excerpt: 'Clinic in Ikeja, Lagos' }, {}, {}],
  });
});

it('who names a hospital meets it first, unless a page is called so', async () => {
  const search = await openSearch(hospitals(1, 'Gold Abuja Clinic'));
  const kindsFor = async (words: string) =>
    (await search.search(words, 'NG')).map(({ kind }) => kind);
  expect((await kindsFor('abuja clinic'))[0]).toBe('facility');
  expect(await kindsFor('gold')).toEqual(['plan', 'facility']);
});

it('hospitals that merely have one of the words come after what is meant', async () => {
  const search = await openSearch(hospitals(295, 'Kogin Chemist'));
  for (const words of ['login', 'log in', 'how do I log in?']) {
    const groups = await search.search(words, 'NG');
    expect(groups[0]).toMatchObject({
      kind: 'task',
      results: [{ title: 'Log in to the portal', path: '/contact', excerpt: 'Call us.' }],
    });
    expect(groups.at(-1)).toMatchObject({ kind: 'facility', total: 295 });
  }
});

it('a directory that cannot be read costs the hospitals only', async () => {
  const search = await openSearch(() => Promise.reject(new DirectoryUnavailableError()));
  expect((await search.search('gold', 'NG')).map(({ kind }) => kind)).toEqual(['plan']);
});

describe('a mistyped address leads to', () => {
  it.each([
    ['/famly-plan', '/family-plan'],
    ['/plans/golld', '/plans/gold'],
    ['/our-story.html', '/story'],
    ['/posts/malaria', '/posts/malaria-test'],
    ['/fam%C3%ADly-plan', '/family-plan'],
  ])('%s to %s', async (typed, path) => {
    const near = await (await openSearch()).findNear(typed, 'NG');
    expect(near[0]?.path).toBe(path);
  });

  it('nothing where no page is like it', async () => {
    expect(await (await openSearch()).findNear('/wp-login.php', 'NG')).toEqual([]);
    expect(await (await openSearch()).findNear('/%E0%A4%A', 'NG')).toEqual([]);
  });
});

describe('suggestions', () => {
  async function suggested(words: string, edition: 'NG' | 'DG' = 'NG', directory = noHospitals) {
    const items = await (await openSearch(directory)).suggest(words, edition);
    return items.map(({ path }) => path);
  }
  const noHospitals = () => Promise.resolve(noFacilities);
  it.each([
    ['gol', '/plans/gold'],
    ['what is your phone number please', '/contact'],
    ['phome numbr', '/contact'],
    ['baby', '/family-plan#questions'],
    ['malria', '/posts/malaria-test'],
  ])('“%s” leads to %s first', async (words, path) => {
    expect((await suggested(words))[0]).toBe(path);
  });

  it('begin with whom to call, for somebody in danger', async () => {
    const help = { kind: 'urgent', title: 'Chest pain', path: '/search?q=chest+pain' };
    expect((await (await openSearch()).suggest('chest pain', 'NG'))[0]).toEqual(help);
  });

  it('differ where the editions have other keywords', async () => {
    expect((await suggested('phone number', 'DG'))[0]).toBe('/story');
  });

  it('of hospitals begin with the list of all, where there are more', async () => {
    const search = await openSearch(hospitals(30));
    expect(await search.suggest('clinic ikeja', 'NG')).toEqual([
      {
        kind: 'facility',
        title: '30 hospitals and clinics for “clinic ikeja”',
        path: '/providers?q=clinic+ikeja',
        note: 'See all',
      },
      expect.objectContaining({ path: '/providers/0', note: 'Clinic in Ikeja, Lagos' }),
      expect.objectContaining({ path: '/providers/1' }),
    ]);
    expect(await suggested('clinic ikeja', 'NG', hospitals(1))).toEqual(['/providers/0']);
  });

  it('leave the directory alone where a page is what is meant', async () => {
    const directory = () => Promise.reject(new Error('not asked'));
    expect((await suggested('phone number', 'NG', directory))[0]).toBe('/contact');
    expect(await suggested('ik', 'NG', directory)).toEqual([]);
  });
});
