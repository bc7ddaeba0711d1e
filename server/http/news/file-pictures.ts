import type { FindPicture } from '#server/content/posts/create-posts.ts';

const addresses = import.meta.glob<string>(
  '../../../content/pictures/news/*.{svg,jpg,jpeg,png,webp}',
  { query: '?url', import: 'default', eager: true },
);

/** Size of every picture: drawings are made so, and the editor crops photographs to it. */
const size = { width: 1200, height: 675 } as const;

export const findFilePicture: FindPicture = (name) => {
  const src = addresses[`../../../content/pictures/news/${name}`];
  return src === undefined ? undefined : { src, srcSet: undefined, ...size };
};
