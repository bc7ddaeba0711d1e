import { mkdir, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainText } from '#app/kernel/plain-text.ts';
import { contentFiles } from '#app/content-files.ts';
import { openFiles } from '#server/content/open-files.ts';
import { placeholdersOf } from '#server/content/placeholders.ts';
import { content } from '../../../tests/support/content.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { createPosts } from './create-posts.ts';

const inFolder = useFolder();
const excerpt = 'An excerpt says in one or two sentences what the article holds. '.repeat(2).trim();
const header = `title: 'Malaria: test first'
excerpt: ${excerpt}
published: 2026-05-14
updated: 2026-06-01
categories: [prevention]
author: Clinical content team
picture: malaria.svg
pictureAlt: A test strip.
sources:
  - { title: WHO, url: 'https://www.who.int/malaria', date: 2026-05-01 }`;
const categories = `- { id: 7, slug: prevention, name: Prevention, description: Staying well. }\n`;

beforeEach(async () => {
  await mkdir(inFolder('posts'));
  await mkdir(inFolder('pictures/news'), { recursive: true });
  await writeFile(inFolder('pictures/news/malaria.svg'), '<svg/>');
  await writeFile(inFolder('pictures/news/fat.jpg'), Buffer.alloc(301 * 1024));
  await writeFile(inFolder('posts/categories.yaml'), categories);
});

async function read(frontMatter = header, body = '## Who\n\nCall {{name}}.') {
  await writeFile(inFolder('posts/malaria-test.md'), `---\n${frontMatter}\n---\n\n${body}\n`);
  const { posts, categories: subjects } = contentFiles;
  const placeholders = placeholdersOf(content.NG.identity, 'DG', content.facts);
  const files = await openFiles(inFolder(), { posts, categories: subjects });
  files.check(placeholders);
  const size = { srcSet: undefined, width: 1200, height: 675 };
  return createPosts(inFolder(), files.finish(placeholders), {
    placeholders,
    findPicture: (name) =>
      name === 'malaria.svg' ? { src: '/assets/malaria.svg', ...size } : undefined,
  });
}

describe('an article in a file', () => {
  it('becomes a post', async () => {
    const { posts } = await read();
    expect(posts[0]).toMatchObject({
      slug: 'malaria-test',
      title: 'Malaria: test first',
      publishedAt: '2026-05-14T00:00:00Z',
      updatedAt: '2026-06-01T00:00:00Z',
      categories: [{ slug: 'prevention', name: 'Prevention' }],
      author: 'Clinical content team',
      picture: { src: '/assets/malaria.svg', alt: 'A test strip.' },
      sections: [{ id: 'who', title: 'Who' }],
      sources: [{ title: 'WHO', url: 'https://www.who.int/malaria', date: '2026-05-01' }],
    });
    expect(plainText(posts[0]?.html ?? '')).toContain(`Call ${content.NG.identity.name}.`);
  });

  it('keeps its number after a restart', async () => {
    const [first, second] = [await read(), await read()];
    expect(first.posts[0]?.id).toBe(second.posts[0]?.id);
  });
});

const file = String.raw`posts\/malaria-test\.md`;
it.each([
  ['a short excerpt', header.replace(excerpt, 'Short.'), /:3: excerpt: must have 120 to 200/],
  ['a date that is none', header.replace('05-14', '02-31'), /:4: published: must be a date/],
  ['an unknown category', header.replace('[prev', '[sport, prev'), /:6: categories: "sport" is/],
  ['an unknown picture', header.replace('malaria.svg', 'fever.svg'), /:8: picture: .*"fever/],
  ['a picture that is no file', header.replace('malaria.svg', '../x'), /:8: picture: must be/],
  ['a heavy picture', header.replace('malaria.svg', 'fat.jpg'), /:8: picture: .*at most 300 kB/],
  ['a source without an address', header.replace("'https:", "'"), /:\d+: sources\.0\.url: must/],
  ['no source', header.replace(/sources:\n.*$/, 'sources: []'), /:10: sources: must name/],
])('a bad article stops the start and names %s', async (_what, frontMatter, message) => {
  const error = await read(frontMatter).catch((caught: unknown) => caught);
  expect((error as Error).message).toMatch(new RegExp(file + message.source));
});
