import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './quote.css?inline';
import url from './quote.css?url';

export const quoteSheet: Sheet = { name: 'quote', css: import.meta.env.SSR ? css : '', url };
