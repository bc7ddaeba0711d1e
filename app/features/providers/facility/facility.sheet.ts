import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './facility.css?inline';
import url from './facility.css?url';

export const facilitySheet: Sheet = {
  name: 'facility',
  css: import.meta.env.SSR ? css : '',
  url,
};
