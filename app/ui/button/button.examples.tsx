import type { Example } from '#app/ui/example.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

/** Each kind, and the states they have. */
export const examples: Example[] = [
  { name: 'Primary: one a view', node: <Button>Get a Quote</Button> },
  { name: 'Brand: the second solid action', node: <Button kind="brand">Call us</Button> },
  { name: 'Secondary', node: <Button kind="secondary">Show 20 more</Button> },
  { name: 'Small, for the header and for rows', node: <Button small>Get a Quote</Button> },
  {
    name: 'With an icon',
    node: (
      <Button kind="secondary">
        <Icon name="printer" size={20} />
        Print
      </Button>
    ),
  },
  { name: 'Disabled', node: <Button aria-disabled>Send</Button> },
  { name: 'A link', node: <ButtonLink href="#plans">See the plans</ButtonLink> },
];
