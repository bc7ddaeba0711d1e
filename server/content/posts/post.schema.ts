import { z } from 'zod';

const sentence = z.string().trim().min(1, 'must not be empty');
const day = z.iso.date('must be a date such as 2026-05-14');
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by -');

/** Front matter of a file under content/posts: a misspelt key is an error. */
export const postFileSchema = z.strictObject({
  title: sentence,
  excerpt: sentence
    .min(120, 'must have 120 to 200 characters')
    .max(200, 'must have 120 to 200 characters'),
  published: day,
  updated: day.optional(),
  categories: z.array(slug).min(1, 'must name at least one category'),
  author: sentence,
  picture: slug,
  pictureAlt: sentence,
  sources: z
    .array(z.strictObject({ title: sentence, url: z.url('must be a web address'), date: day }))
    .min(1, 'must name at least one source'),
});

export type PostFrontMatter = z.output<typeof postFileSchema>;

/** The file content/posts/categories.yaml. */
export const categoriesSchema = z
  .array(
    z.strictObject({
      id: z.number().int().positive(),
      slug,
      name: sentence,
      description: sentence,
    }),
  )
  .min(1, 'must name at least one category');
