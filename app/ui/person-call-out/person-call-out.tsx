import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Closes a page with the ways to reach a person, fitting where the visitor is. */
export function PersonCallOut() {
  const { edition, identity } = useSite();
  const { phones, whatsApp } = identity;
  const phone = edition === 'NG' ? phones.contact : phones.international;
  return (
    <aside className="person-call-out" aria-labelledby="call-out">
      <div className="person-call-out__words">
        <h2 id="call-out">Would you rather ask a person?</h2>
        <p>
          Tell us who needs cover and where they live. We answer in plain words and put the price in
          writing before you pay anything.
        </p>
      </div>
      <div className="person-call-out__actions">
        <ButtonLink to={phoneLink(phone)} kind="brand">
          <Icon name="phone" size={20} />
          Call {phone}
        </ButtonLink>
        <ButtonLink
          to={`https://wa.me/${whatsApp}`}
          kind="secondary"
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size={20} />
          Ask on WhatsApp
        </ButtonLink>
      </div>
    </aside>
  );
}
