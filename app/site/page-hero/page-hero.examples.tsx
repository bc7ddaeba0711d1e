import type { Example } from '#app/ui/example.ts';
import { PageHero } from './page-hero.tsx';

const words = {
  title: 'Family plan',
  eyebrow: 'Plans',
  lead: 'One plan for the two of you and the children.',
};
const actions = [{ label: 'Get a Quote', href: '#quote', kind: 'primary' }] as const;

/** With and without somebody to look at. */
export const examples: Example[] = [
  { name: 'Words alone', node: <PageHero {...words} /> },
  { name: 'With a button', node: <PageHero {...words} actions={actions} /> },
];
