import type { Example } from '#app/ui/example.ts';
import { PageContents } from './page-contents.tsx';

const sections = [
  { id: 'cover', title: 'What is covered' },
  { id: 'prices', title: 'Prices' },
];

/** With two sections. */
export const examples: Example[] = [
  { name: 'Two sections', node: <PageContents title="On this page" sections={sections} /> },
];
