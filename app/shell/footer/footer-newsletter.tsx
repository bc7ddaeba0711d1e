import { useLocation } from 'react-router';
import { NewsletterForm } from '#app/leads/newsletter/newsletter-form.tsx';
import { newsletterPath } from '#app/leads/newsletter/newsletter-path.ts';

/** The newsletter sign-up, above all else in the footer; not where the page itself is that. */
export function FooterNewsletter() {
  const { pathname } = useLocation();
  if (pathname === newsletterPath) return null;
  return (
    <section className="footer-newsletter wrap" aria-labelledby="footer-newsletter-title">
      <div>
        <h2 id="footer-newsletter-title">Health tips in your inbox</h2>
        <p>One short email a month: how to stay well, and how to use your cover.</p>
      </div>
      <NewsletterForm id="footer-newsletter" />
    </section>
  );
}
