import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { dayInLagos } from '#app/kernel/days.ts';
import { dataSaverPath } from '#app/site/choice-cookies.ts';
import { editionFacts } from '#app/site/edition.ts';
import { getCarePath } from '#app/site/get-care-path.ts';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { useSite } from '#app/site/use-site.ts';
import { DataSaverSwitch, PageWeight } from '#app/site/data-saver/data-saver-switch.tsx';
import { opensDialog } from '#app/ui/dialog/dialog.tsx';
import { NewsletterForm, newsletterPath } from '#app/leads/newsletter/newsletter-form.tsx';
import { BrandLink } from '../brand/brand-link.tsx';
import { loginDialogId } from '../portal/portal-dialogs.tsx';
import { SocialLinks } from '../social-links/social-links.tsx';

export function Footer() {
  return (
    <footer className="footer small on-deep no-print">
      <FooterContent />
    </footer>
  );
}

/** One line, on the pages of an order. */
export function CheckoutFooter() {
  return (
    <footer className="footer small on-deep no-print">
      <div className="footer__content">
        <LegalLine links={checkoutLinks} />
      </div>
    </footer>
  );
}

const quickLinks = [
  { path: '/insurance-plans', label: 'Insurance Plans' },
  { path: '/story', label: 'About Us' },
  { path: '/contact', label: 'Contact Us' },
  { path: '/faqs', label: 'FAQs' },
  { path: getCarePath, label: 'Get care now' },
  { path: '/wellness', label: 'Wellness Corner' },
  { path: '/work-with-us', label: 'Work with us' },
  { path: '/search', label: 'Search' },
];

const legalLinks = [
  { path: '/newsletter', label: 'Newsletter' },
  { path: '/privacy', label: 'Privacy' },
  { path: '/contract', label: 'Contract' },
  { path: '/terms', label: 'Terms' },
  { path: '/accessibility', label: 'Accessibility' },
  { path: dataSaverPath, label: 'Data saver' },
];

const checkoutLinks = [
  { path: getCarePath, label: 'Get care now' },
  { path: '/privacy', label: 'Privacy' },
  { path: '/contract', label: 'Contract' },
  { path: '/terms', label: 'Terms' },
];

function FooterContent() {
  const { identity, isSavingData } = useSite();
  return (
    <div className="footer__content">
      <div className="band" />
      <FooterNewsletter />
      <div className="footer__columns wrap">
        <div className="stack stack--3 start footer__blurb">
          <BrandLink />
          <p>
            {identity.blurb} {identity.tagline}
          </p>
        </div>
        <div>
          <h2 className="large">Quick links</h2>
          <FooterLinks links={quickLinks} />
        </div>
        <Members />
        <HeadOffice />
      </div>
      <LegalLine links={legalLinks}>
        <div className="row row--middle">
          <DataSaverSwitch look="link" />
          {isSavingData && <PageWeight />}
        </div>
      </LegalLine>
    </div>
  );
}

interface LegalLineProps extends FooterLinksProps {
  readonly children?: ReactNode;
}

function LegalLine({ links, children }: LegalLineProps) {
  return (
    <div className="row row--apart smaller footer__legal wrap">
      <p>
        © {currentYear()} {useSite().identity.name}. All rights reserved.
      </p>
      <FooterLinks links={links} className="row row--close footer__links" />
      {children}
    </div>
  );
}

function currentYear(): string {
  return dayInLagos(Date.now()).slice(0, 4);
}

function HeadOffice() {
  const { street, city } = useSite().identity.headOffice;
  const { email, phone } = useInsurerContact();
  return (
    <div className="footer__office">
      <h2 className="large">Head office</h2>
      <address className="footer__links">
        <p>
          {street}, <span className="nowrap">{city}</span>
        </p>
        <a href={`mailto:${email}`}>{email}</a>
        <PhoneLink phone={phone} />
      </address>
    </div>
  );
}

function Members() {
  const { showsPortalLogin } = editionFacts[useSite().edition];
  return (
    <div>
      <h2 className="large">{showsPortalLogin ? 'Members' : 'Follow us'}</h2>
      {showsPortalLogin && (
        <button type="button" className="link-button" {...opensDialog(loginDialogId)}>
          Login To Portal
        </button>
      )}
      <SocialLinks />
    </div>
  );
}

interface FooterLinksProps {
  readonly links: readonly { readonly path: string; readonly label: string }[];
  readonly className?: string;
}

function FooterLinks({ links, className = 'footer__links' }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The newsletter sign-up at the top of the footer, except where it is the subject. */
function FooterNewsletter() {
  const { pathname } = useLocation();
  if ([newsletterPath, '/unsubscribe'].includes(pathname)) return null;
  return (
    <section className="columns wrap above-12" aria-labelledby="footer-newsletter-title">
      <div>
        <h2 className="small-title" id="footer-newsletter-title">
          Health tips in your inbox
        </h2>
        <p>One short email a month: how to stay well, and how to use your cover.</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
