import css from './not-found.css?inline';
import url from './not-found.css?url';
import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';

export const notFoundSheet: Sheet = { name: 'not-found', css: import.meta.env.SSR ? css : '', url };
