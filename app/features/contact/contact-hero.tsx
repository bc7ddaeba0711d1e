import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';

/** The page's title and the emergency numbers. */
export function ContactHero() {
  const { edition } = useSite();
  const lead =
    edition === 'NG'
      ? 'Call, write or visit us. Someone who can look into your case will answer.'
      : 'Wherever you are, someone who knows the plans will answer you. Use WhatsApp to avoid international call charges.';
  return (
    <PageHero title="Contact Us" eyebrow="We answer" lead={lead} figure="diaspora-call">
      <EmergencyNotice />
    </PageHero>
  );
}

function EmergencyNotice() {
  const { noticeWithin } = useSite().identity.promises;
  return (
    <p className="contact-hero__emergency">
      <Icon name="siren" size={28} />
      <span>
        <strong>
          In an emergency, call <a href="tel:112">112</a>
        </strong>{' '}
        from any phone in Nigeria (in Lagos, <a href="tel:767">767</a> works too), or go to the
        nearest hospital. Outside Nigeria, call the local emergency number. Tell us within{' '}
        {noticeWithin}.
      </span>
    </p>
  );
}
