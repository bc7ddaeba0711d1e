import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Sources } from '#app/content-files.ts';
import type { CategoryName, NewsPicture, Post } from '#app/features/news/news.ports.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import type { MarkdownFile } from '#app/kernel/schema/content-file.ts';
import { ContentError } from '#server/content/parse-yaml.ts';
import { renderMarkdown } from '#server/content/markdown/render-markdown.ts';
import { findPictureFault } from '#server/content/finish-texts.ts';
import type { Placeholders } from '#server/content/placeholders.ts';
import type { NewsContent } from '#server/news/news-content.ts';
import { directionOf, readingMinutesOf } from '#server/news/text-facts.ts';
import type { PostFrontMatter } from '#app/features/news/post.schema.ts';

export type FindPicture = (name: string) => Omit<NewsPicture, 'alt'> | undefined;

interface Shelf {
  readonly contentFolder: string;
  readonly placeholders: Placeholders;
  readonly categories: readonly CategoryName[];
  readonly findPicture: FindPicture;
}

/**
 * Makes the site's own articles. @throws ContentError naming file, line and key
 * @param texts for visitors abroad: articles are the same for all and in feeds, numbers must work
 */
export function createPosts(
  contentFolder: string,
  { posts, categories }: Pick<Sources, 'posts' | 'categories'>,
  { placeholders, findPicture }: Pick<Shelf, 'placeholders' | 'findPicture'>,
): NewsContent {
  const shelf = { contentFolder, placeholders, categories, findPicture };
  if (posts.size === 0)
    throw new ContentError(`${join(contentFolder, 'posts')}: contains no articles`);
  return {
    posts: [...posts].map(([slug, post]) => createPost(slug, post, shelf)),
    categories,
    media: {},
  };
}

type PostFile = MarkdownFile<PostFrontMatter>;

function createPost(slug: string, post: PostFile, shelf: Shelf): Post {
  const { file, frontMatter, body } = post;
  const { placeholders } = shelf;
  const { title, excerpt, published, updated, author, sources } = frontMatter;
  const options = { file, title, placeholders, foldsQuestions: false };
  const { html, sections } = renderMarkdown(body, options);
  const words = plainText(html);
  return {
    id: numberFor(slug),
    slug,
    title,
    excerpt,
    publishedAt: dayStart(published),
    updatedAt: updated === undefined ? undefined : dayStart(updated),
    categories: namesOf(post, shelf),
    author,
    readingMinutes: readingMinutesOf(words),
    direction: directionOf(`${title} ${words}`),
    picture: pictureOf(post, shelf),
    html,
    sections,
    sources,
  };
}

function namesOf({ file, text, frontMatter }: PostFile, shelf: Shelf): CategoryName[] {
  return frontMatter.categories.map((slug) => {
    const category = shelf.categories.find((known) => known.slug === slug);
    if (category) return { slug, name: category.name };
    throw new ContentError(
      `${file}:${lineOf(text, 'categories')}: categories: "${slug}" is not in categories.yaml`,
    );
  });
}

function pictureOf({ file, text, frontMatter }: PostFile, shelf: Shelf): NewsPicture {
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
