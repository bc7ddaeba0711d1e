import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CategoryName, NewsPicture, Post } from '#app/features/news/news.ports.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import type { Identity } from '#app/site/identity.types.ts';
import { ContentError, parseMarkdownFile, readYaml } from '#server/content/parse-yaml.ts';
import { renderMarkdown } from '#server/content/markdown/render-markdown.ts';
import { findPictureFault } from '#server/content/read-content-file.ts';
import {
  checkPlaceholders,
  placeholdersOf,
  type Placeholders,
} from '#server/content/placeholders.ts';
import type { NewsContent } from '#server/news/news-content.ts';
import { directionOf, readingMinutesOf } from '#server/news/text-facts.ts';
import { categoriesSchema, postFileSchema, type PostFrontMatter } from './post.schema.ts';

export type FindPicture = (name: string) => Omit<NewsPicture, 'alt'> | undefined;

interface PostSources {
  readonly identity: Identity;
  readonly facts: Placeholders;
}

interface Shelf {
  readonly contentFolder: string;
  readonly placeholders: Placeholders;
  readonly categories: readonly CategoryName[];
  readonly findPicture: FindPicture;
}

/** Reads the site's own articles, named by slug. @throws ContentError naming file, line and key */
export async function readPosts(
  contentFolder: string,
  { identity, facts }: PostSources,
  findPicture: FindPicture,
): Promise<NewsContent> {
  const folder = join(contentFolder, 'posts');
  const categories = await readYaml(join(folder, 'categories.yaml'), categoriesSchema);
  // Articles are the same in both editions and in feeds, so phone numbers must work from abroad.
  const placeholders = placeholdersOf(identity, 'DG', facts);
  const shelf = { contentFolder, placeholders, categories, findPicture };
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  if (names.length === 0) throw new ContentError(`${folder}: contains no articles`);
  const posts = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      return parsePost(file, await readFile(file, 'utf8'), shelf);
    }),
  );
  return { posts, categories, media: {} };
}

/** Parses one article. @throws ContentError naming file, line and key */
function parsePost(file: string, text: string, shelf: Shelf): Post {
  checkPlaceholders(file, text, shelf.placeholders);
  const { frontMatter, body } = parseMarkdownFile({ file, text }, postFileSchema);
  const { placeholders } = shelf;
  const { html, sections } = renderMarkdown(body, { file, placeholders, foldsQuestions: false });
  const slug = basename(file, '.md');
  const words = plainText(html);
  const { title, excerpt, published, updated, author, sources } = frontMatter;
  return {
    id: numberFor(slug),
    slug,
    title,
    excerpt,
    publishedAt: dayStart(published),
    updatedAt: updated === undefined ? undefined : dayStart(updated),
    categories: namesOf(frontMatter, { file, text, shelf }),
    author,
    readingMinutes: readingMinutesOf(words),
    direction: directionOf(`${title} ${words}`),
    picture: pictureOf(frontMatter, { file, text, shelf }),
    html,
    sections,
    sources,
  };
}

interface Place {
  readonly file: string;
  readonly text: string;
  readonly shelf: Shelf;
}

function namesOf({ categories }: PostFrontMatter, { file, text, shelf }: Place): CategoryName[] {
  return categories.map((slug) => {
    const category = shelf.categories.find((known) => known.slug === slug);
    if (category) return { slug, name: category.name };
    throw new ContentError(
      `${file}:${lineOf(text, 'categories')}: categories: "${slug}" is not in categories.yaml`,
    );
  });
}

function pictureOf(frontMatter: PostFrontMatter, { file, text, shelf }: Place): NewsPicture {
  const { picture: name, pictureAlt } = frontMatter;
  const fault = findPictureFault(shelf.contentFolder, 'news', name);
  const picture = shelf.findPicture(name);
  if (picture && fault === undefined) return { ...picture, alt: pictureAlt };
  const problem = fault ?? `no picture called "${name}" in this build`;
  throw new ContentError(`${file}:${lineOf(text, 'picture')}: picture: ${problem}`);
}

function lineOf(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1;
}

function dayStart(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Derives a stable id for feeds and the API. */
function numberFor(slug: string): number {
  return createHash('sha256').update(slug).digest().readUInt32BE();
}
