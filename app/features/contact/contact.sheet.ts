import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './contact.css?inline';
import url from './contact.css?url';

export const contactSheet: Sheet = {
  name: 'contact',
  css: import.meta.env.SSR ? css : '',
  url,
};
