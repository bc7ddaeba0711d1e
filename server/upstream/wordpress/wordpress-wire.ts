import { z } from 'zod';

/** What WordPress calls a text that was run through its filters: HTML with entities. */
const rendered = z.object({ rendered: z.string() });

const sizeSchema = z.object({
  source_url: z.string(),
  width: z.coerce.number(),
  height: z.coerce.number(),
});

/** A picture of the media library, as posts embed it. */
export const mediaSchema = z.object({
  source_url: z.string(),
  alt_text: z.string().default(''),
  media_type: z.literal('image'),
  media_details: z.object({
    width: z.coerce.number(),
    height: z.coerce.number(),
    // An empty list, in PHP, where it should be an empty object.
    sizes: z.union([z.record(z.string(), sizeSchema), z.array(z.never())]).default({}),
  }),
});

export type WireMedia = z.output<typeof mediaSchema>;

const gmtDate = z.iso.datetime({ local: true }).transform((date) => `${date}Z`);

/** A post of `wp/v2/posts?_embed`. What is embedded may be an error of its own, so it is unknown. */
export const postSchema = z.object({
  id: z.number(),
  slug: z.string().min(1),
  link: z.string(),
  status: z.string().default('publish'),
  date_gmt: gmtDate,
  modified_gmt: gmtDate,
  title: rendered,
  content: rendered.extend({ protected: z.boolean() }),
  excerpt: rendered,
  categories: z.array(z.number()).default([]),
  _embedded: z
    .object({ 'wp:featuredmedia': z.array(z.unknown()).optional() })
    .optional()
    .catch(undefined),
});

export type WirePost = z.output<typeof postSchema>;

/** A category of `wp/v2/categories`. */
export const categorySchema = z.object({
  id: z.number(),
  slug: z.string().min(1),
  name: z.string(),
  description: z.string().default(''),
});

export type WireCategory = z.output<typeof categorySchema>;
