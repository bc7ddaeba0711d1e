import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './tier.css?inline';
import url from './tier.css?url';

export const tierSheet: Sheet = { name: 'tier', css: import.meta.env.SSR ? css : '', url };
