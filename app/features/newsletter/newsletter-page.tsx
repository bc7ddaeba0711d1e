import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { NewsletterForm } from '#app/leads/newsletter/newsletter-form.island.tsx';
import { useSite } from '#app/site/use-site.ts';
import { Island } from '#app/ui/island/island.tsx';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import newsletterStyles from './newsletter.css?inline';

export interface NewsletterPageProps {
  readonly answer: FormAnswer | undefined;
}

/** The sign-up by itself: where the form in the footer leads without scripts. */
export function NewsletterPage({ answer }: NewsletterPageProps) {
  const { identity } = useSite();
  return (
    <div className="newsletter">
      <Stylesheet name="newsletter" css={newsletterStyles} />
      <PageHero
        title="Health tips in your inbox"
        eyebrow="By email"
        lead="One short email a month: how to stay well, how to use your plan, and our latest news."
        figure="grandmother"
      >
        <div className="card newsletter__card">
          <Island
            name="newsletter-form"
            of={NewsletterForm}
            props={{ id: 'newsletter', answer, insurer: identity.name }}
          />
        </div>
      </PageHero>
    </div>
  );
}
