import { describe, expect, it } from 'vitest';
import { readIdentity } from '#server/content/identity.ts';
import { addPageTags } from './page-tags.ts';

const identity = await readIdentity('content');
const siteUrl = 'https://health.example';

function tagged(path: string, main = '', head = ''): string {
  const html = `<html><head><title>Gold &amp; more | ${identity.name}</title><meta name="description" content="All of it"/><link rel="canonical" href="${siteUrl}${path}"/>${head}</head><body><main>${main}</main></body></html>`;
  const withPicture = new Set(['/', '/plans/gold', '/providers']);
  return addPageTags(html, { edition: 'NG', identity, siteUrl, withPicture });
}

function dataOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
}

describe('a page that is shared', () => {
  it('shows elsewhere with its title, description and picture', () => {
    const html = tagged('/plans/gold');
    expect(html).toContain('<meta property="og:title" content="Gold &amp; more"/>');
    expect(html).toContain('<meta property="og:description" content="All of it"/>');
    expect(html).toContain(`<meta property="og:url" content="${siteUrl}/plans/gold"/>`);
    expect(html).toContain(`content="${siteUrl}/social/plans/gold.png"`);
  });

  it('takes the picture of the page above it, or that of the home page', () => {
    expect(tagged('/providers/12-a-clinic')).toContain(`${siteUrl}/social/providers.png`);
    expect(tagged('/somewhere')).toContain(`${siteUrl}/social/home.png`);
  });

  it('keeps what it says itself', () => {
    const html = tagged('/posts/a', '', '<meta property="og:type" content="article"/>');
    expect(html.match(/property="og:type"/g)).toHaveLength(1);
  });

  it('that is not to be listed stays as it is', () => {
    const html = tagged('/plans/gold', '', '<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('og:');
    expect(dataOf(html)).toEqual([]);
  });
});

describe('for search engines', () => {
  it('a plan stands below the plans, which stand below the home page', () => {
    const [trail] = dataOf(tagged('/plans/gold'));
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${siteUrl}/` },
        { position: 2, item: `${siteUrl}/insurance-plans` },
        { position: 3, name: 'Gold & more', item: `${siteUrl}/plans/gold` },
      ],
    });
  });

  it('questions that a page answers are said to be such, whatever stands in them', () => {
    const html = tagged(
      '/faqs',
      '<details><summary>Is 1 &lt; 2?</summary>Yes &lt;/script&gt;</details>',
    );
    expect(dataOf(html)[1]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is 1 < 2?', acceptedAnswer: { text: 'Yes </script>' } }],
    });
  });

  it('the home page says who the insurer is and how its site is searched', () => {
    const [data] = dataOf(tagged('/'));
    expect(data).toMatchObject({
      '@graph': [
        { '@type': 'InsuranceAgency', name: identity.name, email: identity.email },
        {
          '@type': 'WebSite',
          potentialAction: { '@type': 'SearchAction', target: `${siteUrl}/search?q={q}` },
        },
      ],
    });
  });
});
