import { editionPhone } from '#app/location/edition-phone.ts';
import { useSite } from '#app/location/use-site.ts';
import { AskOnWhatsApp } from '#app/ui/ask-us/ask-on-whats-app.tsx';
import { CallButton } from '#app/ui/ask-us/call-button.tsx';
import { CallOut } from './call-out.tsx';

/** Closes a page with the ways to reach a person, fitting where the visitor is. */
export function PersonCallOut() {
  const { edition, identity } = useSite();
  return (
    <CallOut
      title="Would you rather ask a person?"
      text="Tell us who needs cover and where they live. We answer in plain words and put the price in writing before you pay anything."
    >
      <CallButton phone={editionPhone(edition, identity)} kind="brand" />
      <AskOnWhatsApp />
    </CallOut>
  );
}
