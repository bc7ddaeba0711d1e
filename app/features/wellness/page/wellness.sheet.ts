import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './wellness.css?inline';
import url from './wellness.css?url';

export const wellnessSheet: Sheet = {
  name: 'wellness',
  css: import.meta.env.SSR ? css : '',
  url,
};
