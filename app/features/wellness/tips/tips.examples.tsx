import type { Example } from '#app/ui/example.ts';
import { TipsForm } from './tips-form.island.tsx';

/** What the dialog holds, from the question to the thanks. */
export const examples: Example[] = [
  { name: 'The question', node: <TipsForm /> },
  { name: 'No address', node: <TipsForm sent={{ outcome: 'empty', email: '' }} /> },
  {
    name: 'It did not work',
    node: <TipsForm sent={{ outcome: 'failed', email: 'ada@mail.example' }} />,
  },
  { name: 'Thanks', node: <TipsForm sent={{ outcome: 'sent', email: '' }} /> },
];
