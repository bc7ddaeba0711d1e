import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './providers.css?inline';
import url from './providers.css?url';

export const providersSheet: Sheet = {
  name: 'providers',
  css: import.meta.env.SSR ? css : '',
  url,
};
