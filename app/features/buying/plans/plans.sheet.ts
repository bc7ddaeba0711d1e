import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './plans.css?inline';
import url from './plans.css?url';

export const plansSheet: Sheet = { name: 'plans', css: import.meta.env.SSR ? css : '', url };
