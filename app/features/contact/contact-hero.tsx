import { Link } from 'react-router';
import figure from '#app/assets/figures/diaspora-call.svg?url';
import { editionFacts } from '#app/location/edition.ts';
import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** The page's title, and what comes before anything else: this is no emergency line. */
export function ContactHero() {
  const { edition } = useSite();
  return (
    <header className="contact-hero">
      <div className="wrap contact-hero__grid">
        <div className="contact-hero__words">
          <nav className="contact-hero__path" aria-label="You are here">
            <Link to={editionFacts[edition].homePath}>Home</Link> /{' '}
            <span aria-current="page">Contact Us</span>
          </nav>
          <p className="eyebrow">We answer</p>
          <h1>Contact Us</h1>
          <p className="lead">
            {edition === 'NG'
              ? 'Call, write or come by. Whichever you choose, you speak with a person who can look into your case.'
              : 'Wherever you are, a person who knows the plans answers you. WhatsApp costs you no international call.'}
          </p>
          <EmergencyNotice />
        </div>
        {/* Phones do not show it: lazy, so that they do not fetch it either. */}
        <img
          className="contact-hero__figure"
          src={figure}
          width="440"
          height="203"
          alt=""
          loading="lazy"
        />
      </div>
    </header>
  );
}

function EmergencyNotice() {
  return (
    <p className="contact-hero__emergency">
      <Icon name="siren" size={28} />
      <span>
        <strong>
          In an emergency, call <a href="tel:112">112</a>
        </strong>{' '}
        from any phone in Nigeria, in Lagos also <a href="tel:767">767</a>, or go to the nearest
        hospital. Abroad, call that country’s own number. Tell us afterwards, within 24 hours.
      </span>
    </p>
  );
}
