import * as v from 'valibot';
import {
  calendarDay,
  described,
  line,
  paragraph,
  picture,
  webLink,
} from '#app/kernel/schema/content-fields.ts';

const day = calendarDay('must be a date such as 2026-05-14');
const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by -'),
);
const wrongLength = 'must have 120 to 200 characters';
const source = v.strictObject({
  title: described(line, 'Who published it, and its title.'),
  url: described(webLink, '', 'Address'),
  date: described(day, '', 'Read on'),
});

/** Front matter of a file under content/posts. */
export const postFileSchema = v.strictObject({
  title: described(line, 'The headline. The address of a new post is made from it.'),
  excerpt: described(
    v.pipe(paragraph, v.minLength(120, wrongLength), v.maxLength(200, wrongLength)),
    '120 to 200 characters for lists, search engines and shared links.',
  ),
  published: described(
    day,
    'Shown on the post; the newest comes first. A later day keeps it back until then.',
  ),
  updated: v.optional(described(day, 'When its facts were last checked.')),
  categories: described(
    v.pipe(v.array(slug), v.nonEmpty('must name at least one category')),
    'The subjects it belongs to.',
  ),
  author: described(line, 'A team, never a person.'),
  picture: described(picture('news', 1200, 675), 'Wide, without words in it.'),
  pictureAlt: described(
    line,
    'What is to be seen, for people who cannot see it.',
    'Picture in words',
  ),
  sources: described(
    v.pipe(v.array(source), v.nonEmpty('must name at least one source')),
    'Where the facts come from.',
  ),
});

export type PostFrontMatter = v.InferOutput<typeof postFileSchema>;

const category = v.strictObject({
  id: described(v.pipe(v.number(), v.integer(), v.minValue(1)), 'Feeds use it: keep it.', 'Number'),
  slug: described(slug, 'Articles name it: keep it.'),
  name: line,
  description: paragraph,
});

/** The file content/posts/categories.yaml. */
export const categoriesSchema = v.pipe(
  v.array(category),
  v.nonEmpty('must name at least one category'),
);
