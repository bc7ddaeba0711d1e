import { describe, expect, it } from 'vitest';
import { enquiryIds } from '#app/features/company/work-with-us/work-with-us.schema.ts';
import type { InformationPage } from '#app/features/information/information.ports.ts';
import type { Edition } from '#app/site/edition.ts';
import routes from '#app/routes.ts';
import { content } from '../../tests/support/content.ts';

const { faqs, story, board, team, workWithUs } = content.NG;
const slugs = ['contract', ...content.NG.pages.keys()];

function getPage(slug: string, edition: Edition = 'NG'): InformationPage {
  const { contract, pages } = content[edition];
  const page = slug === 'contract' ? contract.pages[edition] : pages.get(slug);
  if (!page) throw new Error(`no page ${slug}`);
  return page;
}

/** Paths of the site, without their parameters. */
const paths = new Set([
  '/contract.pdf',
  '/plans.json',
  '/providers.json',
  '/plans.schema.json',
  '/providers.schema.json',
  ...routes.map(({ path = '' }) => `/${path.replace(/\/?:.*$/, '')}`),
]);

function linksOf(slug: string): string[] {
  const inText = [...getPage(slug).html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  const buttons = (['NG', 'DG'] as const).flatMap((edition) =>
    getPage(slug, edition).actions.map(({ href }) => href),
  );
  return [...inText, ...buttons];
}

/** Anchors that components write, on their own pages or below a text. */
const otherAnchors: Readonly<Record<string, readonly string[]>> = {
  'insurance-plans': [
    'which-plan',
    'not-covered',
    'waiting-periods',
    'authorisation',
    'hospitals',
    'questions',
  ],
  contact: ['offices'],
  'work-with-us': [...enquiryIds, 'open-data'],
  privacy: ['ask'],
  faqs: faqs.groups.flatMap(({ id, questions }) => [id, ...questions.map((each) => each.id)]),
};

function hasAnchor(slug: string, anchor: string): boolean {
  if (otherAnchors[slug]?.includes(anchor)) return true;
  return slugs.includes(slug) && getPage(slug).html.includes(`id="${anchor}"`);
}

/** Whether a link of a page leads somewhere. */
function isAlive(href: string, from: string): boolean {
  if (/^(https:|mailto:|tel:)/.test(href)) return URL.canParse(href);
  const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
  if (path !== '' && !paths.has(path)) return false;
  return anchor === undefined || hasAnchor(path === '' ? from : path.slice(1), anchor);
}

describe.each(slugs)('the page /%s', (slug) => {
  it('can be reached', () => {
    expect([...paths]).toContain(`/${slug}`);
  });

  it('has no dead link', () => {
    expect(linksOf(slug).filter((href) => !isAlive(href, slug))).toEqual([]);
  });

  it('has no two parts under the same anchor', () => {
    const ids = [...getPage(slug).html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('leaves no placeholder unfilled', () => {
    expect(JSON.stringify([getPage(slug), getPage(slug, 'DG')])).not.toMatch(/\{\{|%7B/);
  });
});

describe.each([
  ['faqs', faqs],
  ['story', story],
  ['board', board],
  ['team', team],
  ['work-with-us', workWithUs],
])('the page /%s', (slug, page) => {
  it('has no dead link', () => {
    const text = JSON.stringify(page).replaceAll('\\"', '"');
    const hrefs = [...text.matchAll(/"?href"?[=:]"([^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(1);
    expect(hrefs.filter((href) => !isAlive(href, slug))).toEqual([]);
  });
});
