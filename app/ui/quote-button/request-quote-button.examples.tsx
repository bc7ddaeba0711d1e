import type { Example } from '#app/ui/example.ts';
import { RequestQuoteButton } from './request-quote-button.tsx';

export const examples: Example[] = [{ name: 'A button', node: <RequestQuoteButton /> }];
