import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './search.css?inline';
import url from './search.css?url';

export const searchSheet: Sheet = { name: 'search', css: import.meta.env.SSR ? css : '', url };
