import css from './shell.css?inline';
import url from './shell.css?url';
import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';

export const shellSheet: Sheet = { name: 'shell', css: import.meta.env.SSR ? css : '', url };
