import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm } from '#app/ui/form/site-form.tsx';
import { CallInstead, SalesPhone } from '../../page/phone.tsx';
import type { PaymentView } from './payment-view.server.ts';

interface OrderMailProps {
  readonly view: PaymentView;
  /** To the form that puts the address right. */
  readonly answer: FormAnswer | undefined;
}

/** Says where the order's mails go, and takes the right address where that is wrong. */
export function OrderMail({ view, answer }: OrderMailProps) {
  const { email, canMail, correctionsLeft, state, correctionPath, isAddressRefused } = view;
  if (email === undefined || state === 'closed') return null;
  const isRefused = isAddressRefused && correctionsLeft === 0;
  return (
    <div className="stack stack--3 order-mail">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- says at once that nothing was changed */}
      <p {...(isRefused && { role: 'alert', tabIndex: -1, autoFocus: true })}>
        {canMail ? 'We sent your order and its link to ' : 'We’ll write to '}
        <strong>{email}</strong>.
        {correctionsLeft === 0 && (
          <>
            {isRefused ? ' We can’t change that here any more.' : ' Is that wrong?'} Call{' '}
            <SalesPhone />.
          </>
        )}
      </p>
      {correctionsLeft > 0 && (
        <details open={answer !== undefined}>
          <summary>Is this address wrong?</summary>
          <SiteForm
            id="order-email"
            tool="Correct the email address of this order"
            action={correctionPath}
            answer={answer}
            otherWays={<CallInstead />}
            mayWait={false}
            thanks={() => null}
          >
            <EmailField
              label="Your email address"
              name="email"
              hint={`We’ll ${canMail ? 'send your order there, with a new link' : 'give your order a new link'}. The old link will stop working.`}
              required
            />
            <SendButton kind="secondary">Correct the address</SendButton>
          </SiteForm>
        </details>
      )}
    </div>
  );
}
