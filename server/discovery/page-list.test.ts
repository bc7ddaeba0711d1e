import { expect, it, vi } from 'vitest';
import { createPageList, readHtml, type ReadPage } from './page-list.ts';

function html({ path = '/', title = 'A page', robots = '' }): string {
  return `<head><title>${title} | Adire</title>${robots}<meta name="description" content="About"/><link rel="canonical" href="https://health.example${path}"/></head><body><main><h1>${title}</h1></main></body>`;
}

const pages: Readonly<Record<string, { readonly status: number; readonly html: string }>> = {
  '/story': { status: 200, html: html({ path: '/story', title: 'Our Story' }) },
  '/search': {
    status: 200,
    html: html({ path: '/search', robots: '<meta name="robots" content="noindex"/>' }),
  },
  '/': { status: 200, html: html({ path: '/global' }) },
  '/broken': { status: 500, html: '' },
};

function openList() {
  const readPage = vi.fn<ReadPage>((path) =>
    Promise.resolve(pages[path] ?? { status: 404, html: '' }),
  );
  const list = createPageList({
    paths: Object.keys(pages),
    readPage,
    siteUrl: 'https://health.example',
    name: 'Adire',
  });
  return { list, readPage };
}

it('lists a page that answers under its own address, and no other', async () => {
  const { list } = openList();
  expect(await list.pages('NG')).toMatchObject([
    { path: '/story', title: 'Our Story', description: 'About', heading: 'Our Story' },
  ]);
});

it('reads each edition once, and again after pages have changed', async () => {
  const { list, readPage } = openList();
  await Promise.all([list.pages('NG'), list.pages('NG')]);
  expect(readPage).toHaveBeenCalledTimes(4);
  await list.pages('DG');
  expect(readPage).toHaveBeenCalledTimes(8);
  list.forget();
  await list.pages('NG');
  expect(readPage).toHaveBeenCalledTimes(12);
});

it('reads the words of a page without its fields, its buttons and the links beside them', () => {
  const card =
    '<h2>Gold</h2>₦255,000 <a class="button button--brand" href="/buy">Buy Gold</a> <div class="row no-print"><a href="/why">See why</a></div>';
  const form = '<form><label>Age</label></form><button>Close</button>';
  const main = `${card}<p>Read <a href="/terms">the terms</a>.</p>${form}`;
  expect(readHtml(`<main>${main}</main>`).text).toBe('Gold. ₦255,000 Read the terms.');
});

it('tries again after a page could not be read', async () => {
  const { list, readPage } = openList();
  readPage.mockRejectedValueOnce(new Error('crash'));
  await expect(list.pages('NG')).rejects.toThrow('crash');
  expect(await list.pages('NG')).toHaveLength(1);
});
