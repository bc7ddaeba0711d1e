import type { FindPicture } from '#server/content/posts/read-posts.ts';

const addresses = import.meta.glob<string>('../../../app/assets/news/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Size of all drawings from art/news. */
const size = { width: 1200, height: 675 } as const;

export const findFilePicture: FindPicture = (name) => {
  const src = addresses[`../../../app/assets/news/${name}.svg`];
  return src === undefined ? undefined : { src, srcSet: undefined, ...size };
};
