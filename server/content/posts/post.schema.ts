import * as v from 'valibot';
import { calendarDay } from '#app/kernel/schema/calendar-day.ts';

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const day = calendarDay('must be a date such as 2026-05-14');
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by -'),
);
const wrongLength = 'must have 120 to 200 characters';
const source = v.strictObject({
  title: sentence,
  url: v.pipe(v.string(), v.url('must be a web address')),
  date: day,
});

/** Front matter of a file under content/posts. */
export const postFileSchema = v.strictObject({
  title: sentence,
  excerpt: v.pipe(sentence, v.minLength(120, wrongLength), v.maxLength(200, wrongLength)),
  published: day,
  updated: v.optional(day),
  categories: v.pipe(v.array(slug), v.nonEmpty('must name at least one category')),
  author: sentence,
  picture: slug,
  pictureAlt: sentence,
  sources: v.pipe(v.array(source), v.nonEmpty('must name at least one source')),
});

export type PostFrontMatter = v.InferOutput<typeof postFileSchema>;

const category = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  slug,
  name: sentence,
  description: sentence,
});

/** The file content/posts/categories.yaml. */
export const categoriesSchema = v.pipe(
  v.array(category),
  v.nonEmpty('must name at least one category'),
);
