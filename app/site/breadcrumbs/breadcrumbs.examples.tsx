import type { Example } from '#app/ui/example.ts';
import { BreadcrumbTrail } from './breadcrumb-trail.tsx';

const parents = [{ path: '/insurance-plans', name: 'Plans' }];

/** On a page below another, with and without its own name. */
export const examples: Example[] = [
  {
    name: 'With the page’s title',
    node: <BreadcrumbTrail edition="NG" parents={parents} title="Gold" />,
  },
  { name: 'Where the title follows', node: <BreadcrumbTrail edition="NG" parents={parents} /> },
];
