import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { NewsContent } from './news-content.ts';

/** The last good copy of a source's content, on disk for the day on which the source is down. */
export interface KeptCopy {
  /** What was kept of this source; undefined when there is nothing that can be used. */
  find(sourceName: string): Promise<NewsContent | undefined>;
  /** Replaces what was kept, in one step: a crash leaves the old copy whole. */
  keep(sourceName: string, content: NewsContent): Promise<void>;
}

/** To be raised when the cleaning of HTML becomes stricter: older copies are then not used. */
const format = 1;

const direction = z.enum(['ltr', 'rtl']);
const text = z.string();
const pictureSchema = z.object({
  src: text,
  srcSet: text.optional(),
  width: z.number(),
  height: z.number(),
  alt: text,
});

const postSchema = z.object({
  id: z.number(),
  slug: text,
  title: text,
  excerpt: text,
  publishedAt: text,
  updatedAt: text.optional(),
  categories: z.array(z.object({ slug: text, name: text })),
  author: text.optional(),
  readingMinutes: z.number(),
  direction,
  picture: pictureSchema.optional(),
  html: text,
  sections: z.array(z.object({ id: text, title: text })),
  sources: z.array(z.object({ title: text, url: text, date: text })),
});

const copySchema = z.object({
  format: z.literal(format),
  source: text,
  content: z.object({
    posts: z.array(postSchema),
    categories: z.array(z.object({ id: z.number(), slug: text, name: text, description: text })),
    media: z.record(text, z.url()),
  }),
});

/** Keeps copies in one file. Several processes may share it: each writes whole files only. */
export function createKeptCopy(file: string): KeptCopy {
  return {
    async find(sourceName) {
      const copy = copySchema.safeParse(await readJson(file));
      if (!copy.success || copy.data.source !== sourceName) return undefined;
      const { posts, categories, media } = copy.data.content;
      return { posts: posts.map(withAllKeys), categories, media };
    },
    async keep(sourceName, content) {
      const beside = `${file}.${randomUUID()}`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(beside, JSON.stringify({ format, source: sourceName, content }));
        await rename(beside, file);
      } finally {
        await rm(beside, { force: true });
      }
    },
  };
}

/** JSON drops what is undefined. */
function withAllKeys(post: z.output<typeof postSchema>): NewsContent['posts'][number] {
  const { updatedAt, author, picture } = post;
  return {
    ...post,
    updatedAt,
    author,
    picture: picture && { ...picture, srcSet: picture.srcSet },
  };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    // None yet, or one that a full disk cut short.
    return undefined;
  }
}
