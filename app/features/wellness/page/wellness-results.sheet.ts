import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './wellness-results.css?inline';
import url from './wellness-results.css?url';

export const wellnessResultsSheet: Sheet = {
  name: 'wellness-results',
  css: import.meta.env.SSR ? css : '',
  url,
};
