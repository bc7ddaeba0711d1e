import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './latest-posts.css?inline';
import url from './latest-posts.css?url';

export const latestPostsSheet: Sheet = {
  name: 'latest-posts',
  css: import.meta.env.SSR ? css : '',
  url,
};
