import css from './notices.css?inline';
import url from './notices.css?url';
import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';

export const noticesSheet: Sheet = { name: 'notices', css: import.meta.env.SSR ? css : '', url };
