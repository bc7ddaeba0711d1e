import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './post.css?inline';
import url from './post.css?url';

export const postSheet: Sheet = { name: 'post', css: import.meta.env.SSR ? css : '', url };
