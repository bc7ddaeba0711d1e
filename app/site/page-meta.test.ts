import { describe, expect, it } from 'vitest';
import { exampleSite } from '#app/shell/example-site.fixture.ts';
import { pageMeta } from './page-meta.ts';

const site = { ...exampleSite('NG'), pagesWithPicture: ['/', '/plans/gold', '/providers'] };
const { siteUrl } = site;
const gold = { title: 'Gold & more', description: 'All of it', path: '/plans/gold' };

type Page = Parameters<typeof pageMeta>[1];

const tagsOf = (page: Page) => pageMeta(site, page);
const dataOf = (page: Page) =>
  tagsOf(page).flatMap((tag) => (tag && 'script:ld+json' in tag ? [tag['script:ld+json']] : []));
const pictureAt = (path: string) =>
  tagsOf({ ...gold, path }).find((tag) => tag && 'property' in tag && tag.property === 'og:image');

describe('a page that is shared', () => {
  it('shows elsewhere with its title, description and picture', () => {
    expect(tagsOf(gold)).toEqual(
      expect.arrayContaining([
        { property: 'og:type', content: 'website' },
        { property: 'og:title', content: 'Gold & more' },
        { property: 'og:description', content: 'All of it' },
        { property: 'og:url', content: `${siteUrl}/plans/gold` },
        { property: 'og:image', content: `${siteUrl}/social/plans/gold.png` },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]),
    );
  });

  it.each([
    ['/providers/12-a-clinic', '/social/providers.png'],
    ['/providers?state=lagos', '/social/providers.png'],
    ['/somewhere', '/social/home.png'],
  ])('without a picture at %s takes %s', (path, picture) => {
    expect(pictureAt(path)).toMatchObject({ content: siteUrl + picture });
  });

  it('can be an article with its own picture', () => {
    const tags = tagsOf({ ...gold, type: 'article', picturePath: '/posts/a/picture.png' });
    expect(tags).toContainEqual({ property: 'og:type', content: 'article' });
    expect(tags).toContainEqual({
      property: 'og:image',
      content: `${siteUrl}/posts/a/picture.png`,
    });
    expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' });
  });

  it('that is not to be listed says nothing to machines but that', () => {
    const tags = tagsOf({ ...gold, isListed: false });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(tags)).not.toContain('og:');
    expect(dataOf({ ...gold, isListed: false })).toEqual([]);
  });
});

describe('for search engines', () => {
  it('a plan stands below the plans, which stand below the home page', () => {
    const above = { path: '/insurance-plans', name: 'Private Health Insurance' };
    expect(dataOf({ ...gold, above })).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: `${siteUrl}/` },
          { position: 2, name: above.name, item: `${siteUrl}/insurance-plans` },
          { position: 3, name: 'Gold & more', item: `${siteUrl}/plans/gold` },
        ],
      },
    ]);
  });

  it('questions that a page answers are said to be such', () => {
    const questions = [{ question: 'Is 1 < 2?', answer: 'Yes' }];
    expect(dataOf({ ...gold, questions })[1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is 1 < 2?', acceptedAnswer: { text: 'Yes' } }],
    });
  });
});
