import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { NewsletterForm } from '#app/leads/newsletter/newsletter-form.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { newsletterSheet } from './newsletter.sheet.ts';

export interface NewsletterPageProps {
  readonly answer: FormAnswer | undefined;
}

/** The sign-up by itself: where the form in the footer leads without scripts. */
export function NewsletterPage({ answer }: NewsletterPageProps) {
  return (
    <div className="newsletter">
      <Stylesheet sheet={newsletterSheet} />
      <PageHero
        title="Health tips in your inbox"
        eyebrow="By email"
        lead="One short email a month: how to stay well, how to use your cover, and what is new with us."
        figure="grandmother"
      >
        <div className="newsletter__card">
          <NewsletterForm id="newsletter" answer={answer} />
        </div>
      </PageHero>
    </div>
  );
}
