import type { Example } from '#app/ui/example.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Each tone. */
export const examples: Example[] = [
  {
    name: 'Caution',
    node: (
      <p className="message">
        <Icon name="info" />
        These addresses are examples.
      </p>
    ),
  },
  {
    name: 'Failure',
    node: (
      <p className="message message--danger">
        <Icon name="circle-alert" />
        We couldn’t send it. Try again.
      </p>
    ),
  },
  {
    name: 'Success',
    node: (
      <p className="message message--success">
        <Icon name="circle-check" />
        Thank you, we’ve got it.
      </p>
    ),
  },
];
