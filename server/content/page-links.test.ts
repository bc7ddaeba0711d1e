import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { enquiryIds } from '#app/features/company/work-with-us/work-with-us.schema.ts';
import type { InformationPage } from '#app/features/information/information.ports.ts';
import routes from '#app/routes.ts';
import { catalogue, facts } from '../../tests/support/plan-catalogue.ts';
import { readContract } from './contract/read-contract.ts';
import { readCompany } from './company/read-company.ts';
import { readFaqs } from './faqs/read-faqs.ts';
import { readIdentity } from './identity.ts';
import { readInformationPages } from './information-pages.ts';

const files = await readdir('content/pages');
const slugs = ['contract', ...files.map((name) => name.replace(/\.md$/, ''))];
const identity = await readIdentity('content');
const source = await readInformationPages('content', identity, facts);
const contract = await readContract('content', { identity, facts, plans: catalogue });
const faqs = (await readFaqs('content', identity, catalogue)).page('NG');
const { NG: company } = await readCompany('content', identity);

function getPage(slug: string, edition: 'NG' | 'DG' = 'NG'): InformationPage {
  const page = slug === 'contract' ? contract.pages[edition] : source.find(slug, edition);
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
  ['story', company.story],
  ['board', company.board],
  ['team', company.team],
  ['work-with-us', company.workWithUs],
])('the page /%s', (slug, content) => {
  it('has no dead link', () => {
    const text = JSON.stringify(content).replaceAll('\\"', '"');
    const hrefs = [...text.matchAll(/"?href"?[=:]"([^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(1);
    expect(hrefs.filter((href) => !isAlive(href, slug))).toEqual([]);
  });
});
