import { expect, it } from 'vitest';
import { mostInOneFile, partsOf, sitemapIndexXml, sitemapXml } from '../http/discovery/sitemap.ts';

it('the sitemap writes addresses, days and pictures as XML takes them', () => {
  const xml = sitemapXml([
    {
      address: 'https://health.example/news?category=a&page=2',
      changedAt: '2026-11-21',
      picture: "https://health.example/social/mother's.png",
    },
    { address: 'https://health.example/' },
  ]);
  expect(xml).toContain(
    '<url><loc>https://health.example/news?category=a&amp;page=2</loc><lastmod>2026-11-21</lastmod>' +
      '<image:image><image:loc>https://health.example/social/mother&apos;s.png</image:loc></image:image></url>' +
      '<url><loc>https://health.example/</loc></url>',
  );
});

it('more addresses than one file takes are parted, and a list names the files', () => {
  const parts = partsOf(Array.from({ length: 2 * mostInOneFile + 1 }, (_, index) => index));
  expect(parts.map(({ length }) => length)).toEqual([mostInOneFile, mostInOneFile, 1]);
  expect(sitemapIndexXml(['https://health.example/sitemap-1.xml'])).toContain(
    '<sitemap><loc>https://health.example/sitemap-1.xml</loc></sitemap>',
  );
});
