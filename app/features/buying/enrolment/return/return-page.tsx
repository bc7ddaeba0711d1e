import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { phoneLink } from '#app/site/contact/phones.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { useSalesPhone } from '../../page/sales-contact.ts';
import { SinglePage } from '../../page/single-page.tsx';
import { ReturnForm } from './return-form.tsx';
import returnStyles from './return.css?inline';

interface ReturnPageProps {
  readonly answer: FormAnswer | undefined;
  /** Whether the site has a mail server to send links with. */
  readonly canMail: boolean;
}

/** Leads back to an order by its link, which comes by email. */
export function ReturnPage({ answer, canMail }: ReturnPageProps) {
  return (
    <article className="page-body buying-page">
      <Stylesheet name="return" css={returnStyles} />
      {canMail ? <ReturnByMail answer={answer} /> : <ReturnByPhone />}
    </article>
  );
}

function ReturnByMail({ answer }: Pick<ReturnPageProps, 'answer'>) {
  const phone = useSalesPhone();
  return (
    <SinglePage
      title="Continue your order"
      lead="Come back to an order you have sent, to pay or to see your payment. We’ll email you its link."
    >
      <div className="card panel return__form">
        <ReturnForm answer={answer} phone={phone} />
      </div>
      <div className="stack stack--3 return__help">
        <h2>Can’t find your reference?</h2>
        <p>It’s in the email we sent you with your order.</p>
        <h2>When links end</h2>
        <p>
          If you don’t pay an order, we delete it after 90 days. After that, send a new one. The
          link of a paid order ends 90 days after the cover.
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
      lead="We can’t send links by email from this site. Call us, and we’ll find your order."
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
