import { Button } from '#app/ui/button/button.tsx';
import type { Example } from '#app/ui/example.ts';
import { Dialog, closesDialog, opensDialog } from './dialog.tsx';

export const examples: Example[] = [
  {
    name: 'Wide',
    node: (
      <>
        <Button kind="secondary" {...opensDialog('example-wide')}>
          Read the terms
        </Button>
        <Dialog id="example-wide" title="What the plan covers">
          <p>Care at any hospital on the list, from the day your card is active.</p>
          <Button {...closesDialog('example-wide')}>Understood</Button>
        </Dialog>
      </>
    ),
  },
  {
    name: 'Narrow, for a short form',
    node: (
      <>
        <Button kind="secondary" {...opensDialog('example-narrow')}>
          Ask a question
        </Button>
        <Dialog id="example-narrow" title="Your question" narrow>
          <p>We answer on the next working day.</p>
        </Dialog>
      </>
    ),
  },
];
