import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './nigeria-home.css?inline';
import url from './nigeria-home.css?url';

export const nigeriaHomeSheet: Sheet = {
  name: 'nigeria-home',
  css: import.meta.env.SSR ? css : '',
  url,
};
