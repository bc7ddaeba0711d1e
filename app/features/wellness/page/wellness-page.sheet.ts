import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './wellness-page.css?inline';
import url from './wellness-page.css?url';

export const wellnessPageSheet: Sheet = {
  name: 'wellness-page',
  css: import.meta.env.SSR ? css : '',
  url,
};
