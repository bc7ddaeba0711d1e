import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { NewsletterForm } from '#app/leads/newsletter/newsletter-form.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { newsletterSheet } from './newsletter.sheet.ts';

export interface NewsletterPageProps {
  readonly answer: FormAnswer | undefined;
}

/** The sign-up by itself: where the form in the footer leads without scripts. */
export function NewsletterPage({ answer }: NewsletterPageProps) {
  return (
    <>
      <Stylesheet sheet={newsletterSheet} />
      <div className="newsletter section wrap">
        <p className="eyebrow">By email</p>
        <h1>Health tips in your inbox</h1>
        <p className="lead">
          One short letter a month: how to stay well, how to use your cover, and what is new with
          us.
        </p>
        <div className="newsletter__card">
          <NewsletterForm id="newsletter" answer={answer} />
        </div>
      </div>
    </>
  );
}
