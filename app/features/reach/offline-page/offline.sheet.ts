import css from './offline.css?inline';
import url from './offline.css?url';
import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';

export const offlineSheet: Sheet = { name: 'offline', css: import.meta.env.SSR ? css : '', url };
