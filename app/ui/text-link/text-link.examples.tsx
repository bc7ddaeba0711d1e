import type { Example } from '#app/ui/example.ts';
import { TextLink } from './text-link.tsx';

/** The one look it has. */
export const examples: Example[] = [
  { name: 'A link', node: <TextLink href="#faqs">Read all questions</TextLink> },
];
