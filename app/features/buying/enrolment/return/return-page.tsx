import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm } from '#app/ui/form/site-form.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CallInstead, CallSales } from '../../page/phone.tsx';
import { SinglePage } from '../../page/single-page.tsx';
import { returnPath } from './return-view.ts';
import returnStyles from './return.css?inline';

interface ReturnPageProps {
  readonly answer: FormAnswer | undefined;
  /** Whether the site has a mail server to send links with. */
  readonly canMail: boolean;
}

/** Leads back to an order by its link, which comes by email. */
export function ReturnPage({ answer, canMail }: ReturnPageProps) {
  return (
    <article className="page-body">
      <Stylesheet name="return" css={returnStyles} />
      {canMail ? <ReturnByMail answer={answer} /> : <ReturnByPhone />}
    </article>
  );
}

function ReturnByMail({ answer }: Pick<ReturnPageProps, 'answer'>) {
  return (
    <SinglePage
      title="Continue your order"
      lead="Come back to an order you have sent, to pay or to see your payment. We’ll email you its link."
    >
      <div className="columns columns--wide-first">
        <div className="card panel">
          <SiteForm
            id="return"
            tool="Have the link of an order sent to its email address"
            action={returnPath}
            answer={answer}
            otherWays={<CallInstead />}
            thanks={drawSent}
          >
            <Field
              label="Your reference"
              name="reference"
              hint="8 letters and digits, like 5E2EBBDD"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <EmailField
              label="Your email address"
              name="email"
              hint="The one you gave with the order"
              required
            />
            <SendButton>Email me the link</SendButton>
          </SiteForm>
        </div>
        <div className="stack stack--3 measure">
          <h2 className="small-title">Can’t find your reference?</h2>
          <p>It’s in the email we sent you with your order.</p>
          <h2 className="small-title above-4">When links end</h2>
          <p>
            If you don’t pay an order, we delete it after 90 days. After that, send a new one. The
            link of a paid order ends 90 days after the cover.
          </p>
          <CallInstead />
        </div>
      </div>
    </SinglePage>
  );
}

/** Says the same whether reference and address belong together or not. */
function drawSent() {
  return (
    <div className="stack stack--3">
      <h2 className="small-title">Check your email</h2>
      <p>
        If the reference and the email address belong together, we’ve sent the link to that address.
        It can take a few minutes.
      </p>
      <p>
        No email? Look in your spam folder, then <a href={returnPath}>ask again</a>. We send up to 5
        an hour for each order.
      </p>
    </div>
  );
}

function ReturnByPhone() {
  return (
    <SinglePage
      title="Continue your order"
      lead="We can’t send links by email from this site. Call us, and we’ll find your order."
    >
      <ButtonRow>
        <CallSales />
      </ButtonRow>
      <div className="stack stack--3 measure">
        <h2 className="small-title">Have these at hand</h2>
        <ul className="bullets">
          <li>your reference, 8 letters and digits, if you have it</li>
          <li>your name, and the email address and phone number you gave</li>
          <li>the plan you chose</li>
        </ul>
        <p>Still have the link to your payment page? It works as before.</p>
      </div>
    </SinglePage>
  );
}
