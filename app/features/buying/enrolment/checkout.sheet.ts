import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './checkout.css?inline';
import url from './checkout.css?url';

export const checkoutSheet: Sheet = { name: 'checkout', css: import.meta.env.SSR ? css : '', url };
