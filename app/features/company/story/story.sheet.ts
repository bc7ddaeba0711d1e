import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './story.css?inline';
import url from './story.css?url';

export const storySheet: Sheet = {
  name: 'story',
  css: import.meta.env.SSR ? css : '',
  url,
};
