import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './news.css?inline';
import url from './news.css?url';

export const newsSheet: Sheet = { name: 'news', css: import.meta.env.SSR ? css : '', url };
