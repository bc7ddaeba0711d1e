import type { ReactNode } from 'react';
import { formatMoney } from '#app/kernel/money.ts';
import { phoneLink } from '#app/site/contact/phones.ts';
import { useSite } from '#app/site/use-site.ts';
import { CopyText } from '#app/ui/button/copy-text.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useSalesPhone } from '../../page/phone.tsx';
import type { PaymentView } from './payment-view.server.ts';

/** Offers a bank transfer and a call, which need no payment service. */
export function OtherWaysToPay({ view }: { readonly view: PaymentView }) {
  const { service, amount } = view;
  return (
    <section className="stack stack--6" aria-labelledby="ways">
      <h2 id="ways">
        {amount ? (service ? 'Other ways to pay' : 'Ways to pay') : 'Talk to us sooner'}
      </h2>
      <div className="card">
        <Transfer view={view} />
        <CallMe view={view} />
      </div>
    </section>
  );
}

interface WayProps {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Way({ id, icon, title, text, children }: WayProps) {
  return (
    <section className="media other-ways__way pad-5" aria-labelledby={id}>
      <IconTile name={icon} />
      <div className="stack stack--3">
        <h3 id={id}>{title}</h3>
        <p className="muted">{text}</p>
      </div>
      <div className="stack full-row">{children}</div>
    </section>
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
    <Way
      id="transfer"
      icon="building-2"
      title="Bank transfer"
      text={`Use this reference for your transfer so we can match your payment. A transfer can take up to ${promises.transferWithin}. We’ll email you when it has arrived.`}
    >
      {isSampleAccount && (
        <p className="message">
          <Icon name="info" size={20} />
          Do not pay into this account. It is an example only. Call us to pay.
        </p>
      )}
      <dl className="other-ways__lines">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className="fine-print">{label}</dt>
            <dd className="tabular strong">{text}</dd>
          </div>
        ))}
      </dl>
      {!isSampleAccount && <CopyText text={account.accountNumber} what="the account number" />}
    </Way>
  );
}

function CallMe({ view }: { readonly view: PaymentView }) {
  const { whatsApp, promises } = useSite().identity;
  const phone = useSalesPhone();
  const text = `Hello, I’d like to pay for my order ${view.reference}.`;
  return (
    <Way
      id="call"
      icon="phone"
      title="By phone"
      text={`We’ll call the number you gave us ${promises.replyBy}. Or call us now and give us your reference, ${view.reference}.`}
    >
      <p className="row">
        <a className="tall-link strong" href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          {phone}
        </a>
        <a
          className="tall-link strong"
          href={`https://wa.me/${whatsApp}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size={20} />
          WhatsApp
        </a>
      </p>
    </Way>
  );
}
