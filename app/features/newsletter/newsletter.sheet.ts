import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './newsletter.css?inline';
import url from './newsletter.css?url';

export const newsletterSheet: Sheet = {
  name: 'newsletter',
  css: import.meta.env.SSR ? css : '',
  url,
};
