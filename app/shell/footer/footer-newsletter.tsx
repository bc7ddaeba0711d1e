import { useLocation } from 'react-router';
import { useSite } from '#app/site/use-site.ts';
import { Island } from '#app/ui/island/island.tsx';
import { NewsletterForm } from '#app/leads/newsletter/newsletter-form.island.tsx';
import { newsletterPath } from '#app/leads/newsletter/newsletter-path.ts';

/** The newsletter sign-up at the top of the footer, except on its own page. */
export function FooterNewsletter() {
  const { pathname } = useLocation();
  const { identity } = useSite();
  if (pathname === newsletterPath) return null;
  return (
    <section className="footer-newsletter wrap" aria-labelledby="footer-newsletter-title">
      <div>
        <h2 id="footer-newsletter-title">Health tips in your inbox</h2>
        <p>One short email a month: how to stay well, and how to use your cover.</p>
      </div>
      <Island
        name="newsletter-form"
        of={NewsletterForm}
        props={{ id: 'footer-newsletter', insurer: identity.name }}
        start="touch"
      />
    </section>
  );
}
