import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { replaceFile } from '#server/replace-file.ts';
import type { NewsContent } from './news-content.ts';

export type FallbackCopy = ReturnType<typeof createFallbackCopy>;

/** Raise this when the cleaning of HTML becomes stricter, so that older copies are ignored. */
const format = 1;

const direction = v.picklist(['ltr', 'rtl']);
const text = v.string();
/** JSON drops the keys of what is undefined: they come back. */
const orUndefined = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(schema, () => undefined);
const pictureSchema = v.object({
  src: text,
  srcSet: orUndefined(text),
  width: v.number(),
  height: v.number(),
  alt: text,
});

const postSchema = v.object({
  id: v.number(),
  slug: text,
  title: text,
  excerpt: text,
  publishedAt: text,
  updatedAt: orUndefined(text),
  categories: v.array(v.object({ slug: text, name: text })),
  author: orUndefined(text),
  readingMinutes: v.number(),
  direction,
  picture: orUndefined(pictureSchema),
  html: text,
  sections: v.array(v.object({ id: text, title: text })),
  sources: v.array(v.object({ title: text, url: text, date: text })),
});

const contentSchema = v.object({
  posts: v.array(postSchema),
  categories: v.array(v.object({ id: v.number(), slug: text, name: text, description: text })),
  media: v.record(text, v.pipe(text, v.url())),
});
const copySchema = v.pipe(
  text,
  v.parseJson(),
  v.object({ format: v.literal(format), source: text, content: contentSchema }),
);

/**
 * Opens the last good copy of a source's content, for when the source is down: one file, which
 * several processes may share.
 */
export function createFallbackCopy(file: string) {
  return {
    /** The copy of this source; undefined when there is none that can be used. */
    async find(sourceName: string): Promise<NewsContent | undefined> {
      const copy = v.safeParse(copySchema, await readFile(file, 'utf8').catch(() => ''));
      return copy.success && copy.output.source === sourceName ? copy.output.content : undefined;
    },
    save: (sourceName: string, content: NewsContent) =>
      replaceFile(file, JSON.stringify({ format, source: sourceName, content })),
  };
}
