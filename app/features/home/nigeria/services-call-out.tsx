import type { Edition } from '#app/location/edition.ts';
import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { buttonClass } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Where the plans can be bought, and the marketing team: by telephone in Nigeria. */
export function ServicesCallOut({ edition }: { readonly edition: Edition }) {
  return (
    <div className="services__call-out">
      <p>
        <strong>All plans are available for purchase Locally and Internationally</strong>
      </p>
      {edition === 'NG' ? <CallMarketing /> : <ContactMarketing />}
    </div>
  );
}

function CallMarketing() {
  const { marketing } = useSite().identity.phones;
  return (
    <>
      <p>Not sure which one fits? Call our marketing team on {marketing}.</p>
      <a className={buttonClass({ kind: 'brand' })} href={phoneLink(marketing)}>
        <Icon name="phone" size={20} />
        Call us
      </a>
    </>
  );
}

function ContactMarketing() {
  return (
    <>
      <p>Please contact our marketing team for a personalised quote.</p>
      <ButtonLink href="/contact" kind="brand">
        <Icon name="mail" size={20} />
        Contact us
      </ButtonLink>
    </>
  );
}
