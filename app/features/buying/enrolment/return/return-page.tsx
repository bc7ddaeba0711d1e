import { phoneLink } from '#app/site/contact/phones.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { useSalesPhone } from '../../page/sales-contact.ts';
import { SinglePage } from '../../page/single-page.tsx';
import { ReturnForm } from './return-form.tsx';
import type { ReturnView } from './return-view.ts';
import returnStyles from './return.css?inline';

interface ReturnPageProps {
  readonly view: ReturnView;
  /** Whether the site has a mail server to send codes with. */
  readonly canMail: boolean;
}

/** Leads back to an order by its reference and a code, which comes by email. */
export function ReturnPage({ view, canMail }: ReturnPageProps) {
  return (
    <article className="page-body buying-page">
      <Stylesheet name="return" css={returnStyles} />
      <return-steps>{canMail ? <ReturnByCode view={view} /> : <ReturnByPhone />}</return-steps>
    </article>
  );
}

function ReturnByCode({ view }: { readonly view: ReturnView }) {
  const phone = useSalesPhone();
  const words =
    view.step === 'ask'
      ? {
          title: 'Continue your order',
          lead: 'Come back to an order you have sent, to pay or to see your payment. We’ll email you a code.',
        }
      : { title: 'Enter your code', lead: 'Look for it in your email, then come back here.' };
  return (
    <SinglePage {...words}>
      <ReturnForm view={view} phone={phone} />
      <div className="stack stack--3 return__help">
        <h2>Can’t find your reference?</h2>
        <p>
          It’s in the email we sent you with your order. No code after a few minutes? Look in your
          spam folder, and check what you typed.
        </p>
        <CallInstead phone={phone} />
      </div>
    </SinglePage>
  );
}

function ReturnByPhone() {
  const phone = useSalesPhone();
  return (
    <SinglePage
      title="Continue your order"
      lead="We can’t send codes by email from this site. Call us, and we’ll find your order."
    >
      <p>
        <ButtonLink href={phoneLink(phone)}>Call {phone}</ButtonLink>
      </p>
      <div className="stack stack--3 return__help">
        <h2>Have these at hand</h2>
        <ul>
          <li>your reference, 8 letters and digits, if you have it</li>
          <li>your name, and the email address and phone number you gave</li>
          <li>the plan you chose</li>
        </ul>
        <p>Still have the link to your payment page? It works as before.</p>
      </div>
    </SinglePage>
  );
}
