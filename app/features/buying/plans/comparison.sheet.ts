import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './comparison.css?inline';
import url from './comparison.css?url';

export const comparisonSheet: Sheet = {
  name: 'comparison',
  css: import.meta.env.SSR ? css : '',
  url,
};
