import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './payment.css?inline';
import url from './payment.css?url';

export const paymentSheet: Sheet = { name: 'payment', css: import.meta.env.SSR ? css : '', url };
