import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';

/** The page's title, and what comes before anything else: this is no emergency line. */
export function ContactHero() {
  const { edition } = useSite();
  const lead =
    edition === 'NG'
      ? 'Call, write or come by. Whichever you choose, you speak with a person who can look into your case.'
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
        from any phone in Nigeria, in Lagos also <a href="tel:767">767</a>, or go to the nearest
        hospital. Abroad, call that country’s own number. Tell us within {noticeWithin}.
      </span>
    </p>
  );
}
