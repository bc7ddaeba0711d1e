import { dataSaverPath } from '#app/location/data-saver-choice.ts';
import { editionFacts } from '#app/location/edition.ts';
import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';
import { DataSaverSwitch } from '#app/ui/data-saver/data-saver-switch.tsx';
import { PageWeight } from '#app/ui/data-saver/page-weight.tsx';
import { opensDialog } from '#app/ui/dialog/invoker.ts';
import { BrandLink } from '../brand/brand-link.tsx';
import { editionPhone } from '#app/location/edition-phone.ts';
import { loginDialogId } from '../portal/portal-dialog-ids.ts';
import { SocialLinks } from '../social-links/social-links.tsx';
import { FooterLinks } from './footer-links.tsx';
import { FooterNewsletter } from './footer-newsletter.tsx';

const quickLinks = [
  { path: '/insurance-plans', label: 'Insurance Plans' },
  { path: '/story', label: 'About Us' },
  { path: '/contact', label: 'Contact Us' },
  { path: '/faqs', label: 'FAQs' },
  { path: '/wellness', label: 'Wellness Corner' },
  { path: '/search', label: 'Search' },
];

const legalLinks = [
  { path: '/newsletter', label: 'Newsletter' },
  { path: '/privacy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
  { path: '/accessibility', label: 'Accessibility' },
  { path: dataSaverPath, label: 'Data saver' },
];

function currentYear(): number {
  return new Date().getFullYear();
}

/** Who the insurer is and where to find everything. */
export function FooterContent() {
  const { identity, isSavingData } = useSite();
  return (
    <div className="footer__content far-below">
      <div className="band" />
      <FooterNewsletter />
      <div className="footer__columns wrap">
        <div className="footer__blurb">
          <BrandLink />
          <p>
            {identity.blurb} {identity.tagline}
          </p>
        </div>
        <div>
          <h2>Quick links</h2>
          <FooterLinks links={quickLinks} />
        </div>
        <HeadOffice />
        <Members />
      </div>
      <div className="footer__legal wrap">
        {/* The page may come from a cache of last year: then the server's year stays. */}
        <p suppressHydrationWarning>
          © {currentYear()} {identity.name}. All rights reserved.
        </p>
        <FooterLinks links={legalLinks} />
        <div className="footer__data">
          <DataSaverSwitch look="link" />
          {isSavingData && <PageWeight />}
        </div>
      </div>
    </div>
  );
}

function HeadOffice() {
  const { edition, identity } = useSite();
  const { street, city } = identity.headOffice;
  const phone = editionPhone(edition, identity);
  return (
    <div className="footer__office">
      <h2>Head office</h2>
      <address>
        <p>
          {street}, {city}
        </p>
        <a href={`mailto:${identity.email}`}>{identity.email}</a>
        <a href={phoneLink(phone)}>{phone}</a>
      </address>
    </div>
  );
}

function Members() {
  const { showsPortalLogin } = editionFacts[useSite().edition];
  return (
    <div>
      <h2>{showsPortalLogin ? 'Members' : 'Follow us'}</h2>
      {showsPortalLogin && (
        <button type="button" className="footer__portal" {...opensDialog(loginDialogId)}>
          Login To Portal
        </button>
      )}
      <SocialLinks />
    </div>
  );
}
