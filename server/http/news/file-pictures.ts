import type { FindPicture } from '#server/content/posts/read-posts.ts';

/** The drawings of our own articles, all of one size, by the address under which they are served. */
const addresses = import.meta.glob<string>('../../../app/assets/news/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The size in which art/news draws. */
const size = { width: 1200, height: 675 } as const;

/** Finds the drawing of an article by its name. */
export const findFilePicture: FindPicture = (name) => {
  const src = addresses[`../../../app/assets/news/${name}.svg`];
  return src === undefined ? undefined : { src, srcSet: undefined, ...size };
};
