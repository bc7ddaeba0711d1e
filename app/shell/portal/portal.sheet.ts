import css from './portal-form.css?inline';
import url from './portal-form.css?url';
import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';

export const portalSheet: Sheet = { name: 'portal', css: import.meta.env.SSR ? css : '', url };
