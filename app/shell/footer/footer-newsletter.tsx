import { NewsletterForm } from '#app/leads/newsletter/newsletter-form.tsx';

/** The newsletter sign-up, above all else in the footer. */
export function FooterNewsletter() {
  return (
    <section className="footer-newsletter wrap" aria-labelledby="footer-newsletter-title">
      <div>
        <h2 id="footer-newsletter-title">Health tips in your inbox</h2>
        <p>One short letter a month: how to stay well, and how to use your cover.</p>
      </div>
      <NewsletterForm id="footer-newsletter" />
    </section>
  );
}
