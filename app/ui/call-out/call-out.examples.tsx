import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { Example } from '#app/ui/example.ts';
import { CallOut } from './call-out.tsx';

/** With two buttons, as on the pages of plans. */
export const examples: Example[] = [
  {
    name: 'Two buttons',
    node: (
      <CallOut title="Ready when you are" text="A price takes a minute and asks for no name.">
        <ButtonLink href="#quote">Get a Quote</ButtonLink>
        <ButtonLink href="#call" kind="brand">
          Call us
        </ButtonLink>
      </CallOut>
    ),
  },
];
