import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './diaspora-home.css?inline';
import url from './diaspora-home.css?url';

export const diasporaHomeSheet: Sheet = {
  name: 'diaspora-home',
  css: import.meta.env.SSR ? css : '',
  url,
};
