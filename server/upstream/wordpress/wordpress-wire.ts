import * as v from 'valibot';

/** HTML with entities. */
const rendered = v.object({ rendered: v.string() });

const coercedNumber = v.pipe(v.unknown(), v.toNumber());
const text = v.optional(v.string(), '');
const filled = v.pipe(v.string(), v.nonEmpty());

const sizeSchema = v.object({
  source_url: v.string(),
  width: coercedNumber,
  height: coercedNumber,
});

/** A picture of the media library, as posts embed it. */
export const mediaSchema = v.object({
  source_url: v.string(),
  alt_text: text,
  media_type: v.literal('image'),
  media_details: v.object({
    width: coercedNumber,
    height: coercedNumber,
    // PHP sends an empty list instead of an empty object.
    sizes: v.optional(v.union([v.array(v.never()), v.record(v.string(), sizeSchema)]), {}),
  }),
});

export type WireMedia = v.InferOutput<typeof mediaSchema>;

const gmtDate = v.pipe(
  v.string(),
  v.transform((date) => `${date}Z`),
  v.isoTimestamp(),
);

/** A post of `wp/v2/posts?_embed`; embedded items may be errors. */
export const postSchema = v.object({
  id: v.number(),
  slug: filled,
  link: v.string(),
  status: v.optional(v.string(), 'publish'),
  date_gmt: gmtDate,
  modified_gmt: gmtDate,
  title: rendered,
  content: v.object({ ...rendered.entries, protected: v.boolean() }),
  excerpt: rendered,
  categories: v.optional(v.array(v.number()), []),
  _embedded: v.fallback(
    v.optional(v.object({ 'wp:featuredmedia': v.optional(v.array(v.unknown())) })),
    undefined,
  ),
});

export type WirePost = v.InferOutput<typeof postSchema>;

export const categorySchema = v.object({
  id: v.number(),
  slug: filled,
  name: v.string(),
  description: text,
});

export type WireCategory = v.InferOutput<typeof categorySchema>;
