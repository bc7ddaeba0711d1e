import type { Example } from '#app/ui/example.ts';
import { RequestQuoteButton } from './request-quote-button.tsx';

export const examples: Example[] = [
  { name: 'Secondary', node: <RequestQuoteButton /> },
  { name: 'Brand', node: <RequestQuoteButton kind="brand" /> },
  { name: 'Primary', node: <RequestQuoteButton kind="primary" /> },
];
