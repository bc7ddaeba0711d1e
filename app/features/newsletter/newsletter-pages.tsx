import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { NewsletterForm, newsletterPath } from '#app/leads/newsletter/newsletter-form.tsx';
import { useSite } from '#app/site/use-site.ts';
import { PageHero } from '#app/site/page-hero/page-hero.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { consentWordings } from '#app/leads/consent/consent-wordings.ts';
import type { MailingList } from '#app/leads/lead-kinds.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import newsletterStyles from './newsletter.css?inline';
import { leaveText, listNames, type LeaveView } from './leave-view.ts';

/** The sign-up by itself: where the form in the footer leads without scripts. */
export function NewsletterPage({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <div className="newsletter">
      <Stylesheet name="newsletter" css={newsletterStyles} />
      <PageHero
        title="Health tips in your inbox"
        eyebrow="By email"
        lead="One short email a month: how to stay well, how to use your plan, and our latest news."
        figure="letter"
      >
        <div className="card pad-6 above-6 measure">
          <NewsletterForm answer={answer} />
        </div>
      </PageHero>
    </div>
  );
}

const signUpPaths: Readonly<Record<MailingList, string>> = {
  newsletter: newsletterPath,
  tips: '/wellness',
};

/** Takes an address off a mailing list by the link in an email, and puts it back. */
export function LeavePage({ view }: { readonly view: LeaveView }) {
  return (
    <div className="newsletter">
      <Stylesheet name="newsletter" css={newsletterStyles} />
      <PageHero {...leaveText(view)} eyebrow="By email" figure="letter">
        <NextStep view={view} />
      </PageHero>
    </div>
  );
}

function NextStep({ view }: { readonly view: LeaveView }) {
  if (view.kind === 'unavailable' && view.isRejoining) return <ChangeOfMind list={view.list} />;
  switch (view.kind) {
    case 'question':
    case 'unavailable':
      return (
        <form method="post" className="stack above-6 start measure">
          <Button type="submit">Unsubscribe from the {listNames[view.list]}</Button>
          {view.kind === 'question' && (
            <p>Opened this by mistake? Close the page. Nothing changes until you press.</p>
          )}
        </form>
      );
    case 'left':
      return <ChangeOfMind list={view.list} />;
    case 'rejoined':
      return null;
    case 'gone':
      return (
        <p className="above-6">
          <TextLink href={signUpPaths[view.list]}>Sign up for the {listNames[view.list]}</TextLink>
        </p>
      );
    case 'no-key':
    case 'broken':
      return (
        <p className="above-6">
          No email at hand? <TextLink href="/privacy#ask">Ask us to take you off the list</TextLink>
          . Tell us your email address and we’ll do the rest.
        </p>
      );
  }
}

function ChangeOfMind({ list }: { readonly list: MailingList }) {
  const { identity } = useSite();
  return (
    <form method="post" className="card stack pad-6 above-6 measure start">
      <h2 className="large">Changed your mind?</h2>
      {list === 'newsletter' && <p>{consentWordings['newsletter-1'](identity.name)}</p>}
      {list === 'tips' && <p>We’ll keep only your email address, without a result or topics.</p>}
      <Button type="submit" kind="secondary" name="choice" value="rejoin">
        Get the {listNames[list]} again
      </Button>
    </form>
  );
}
