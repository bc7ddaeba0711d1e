import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './privacy-request.css?inline';
import url from './privacy-request.css?url';

export const privacySheet: Sheet = {
  name: 'privacy',
  css: import.meta.env.SSR ? css : '',
  url,
};
