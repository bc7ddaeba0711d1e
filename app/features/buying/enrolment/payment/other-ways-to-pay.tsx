import type { ReactNode } from 'react';
import { formatMoney } from '#app/kernel/money.ts';
import { phoneLink } from '#app/site/contact/phones.ts';
import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useSalesPhone } from '../../page/sales-contact.ts';
import type { PaymentView } from './payment-view.server.ts';

/** Offers a bank transfer and a call, which need no payment service. */
export function OtherWaysToPay({ view }: { readonly view: PaymentView }) {
  const { service, account, amount } = view;
  return (
    <div className="stack">
      {service && <p className="other-ways__title">Other ways to pay</p>}
      <div className="other-ways__cards">
        {account && amount && <Transfer view={view} />}
        <CallMe view={view} />
      </div>
    </div>
  );
}

function Transfer({ view }: { readonly view: PaymentView }) {
  const { account, amount, reference, isSampleAccount } = view;
  const { promises } = useSite().identity;
  if (!account || !amount) return null;
  const lines = [
    ['Bank', account.bank],
    ['Account name', account.accountName],
    ['Account number', account.accountNumber],
    ['Bank code', account.bankCode],
    ['Amount', formatMoney(amount)],
    ['Reference', reference],
  ].filter((line): line is [string, string] => line[1] !== undefined);
  return (
    <section className="stack other-ways__card" aria-labelledby="transfer">
      <h2 id="transfer">Bank transfer</h2>
      {isSampleAccount && (
        <p className="other-ways__sample">
          <Icon name="info" size={18} />
          Do not pay into this account. It is an example only. Call us to pay.
        </p>
      )}
      <dl className="stack stack--3">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className="fine-print">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        Use this reference for your transfer so we can match your payment. A transfer can take up to{' '}
        {promises.transferWithin}. We’ll email you when it has arrived.
      </p>
    </section>
  );
}

/** Links our number, and what stands beside it. */
export function PhoneLine({ children }: { readonly children?: ReactNode }) {
  const phone = useSalesPhone();
  return (
    <p className="row other-ways__links">
      <a className="tall-link" href={phoneLink(phone)}>
        <Icon name="phone" size={20} />
        {phone}
      </a>
      {children}
    </p>
  );
}

function CallMe({ view }: { readonly view: PaymentView }) {
  const { whatsApp, promises } = useSite().identity;
  const text = `Hello, I’d like to pay for my order ${view.reference}.`;
  return (
    <section className="stack other-ways__card" aria-labelledby="call">
      <h2 id="call">By phone</h2>
      <p>
        We’ll call the number you gave us {promises.replyBy}. Or call us now and give us your
        reference, {view.reference}.
      </p>
      <PhoneLine>
        <a
          className="tall-link"
          href={`https://wa.me/${whatsApp}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size={20} />
          WhatsApp
        </a>
      </PhoneLine>
    </section>
  );
}
