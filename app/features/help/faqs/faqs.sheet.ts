import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './faqs.css?inline';
import url from './faqs.css?url';

export const faqsSheet: Sheet = {
  name: 'faqs',
  css: import.meta.env.SSR ? css : '',
  url,
};
