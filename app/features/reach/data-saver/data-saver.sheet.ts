import css from './data-saver.css?inline';
import url from './data-saver.css?url';
import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';

export const dataSaverSheet: Sheet = {
  name: 'data-saver',
  css: import.meta.env.SSR ? css : '',
  url,
};
