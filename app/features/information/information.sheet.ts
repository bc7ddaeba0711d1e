import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './information.css?inline';
import url from './information.css?url';

export const informationSheet: Sheet = {
  name: 'information',
  css: import.meta.env.SSR ? css : '',
  url,
};
