import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './people.css?inline';
import url from './people.css?url';

export const peopleSheet: Sheet = {
  name: 'people',
  css: import.meta.env.SSR ? css : '',
  url,
};
