import type { ReactElement } from 'react';
import { formatMoney } from '#app/kernel/money.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ButtonRow } from '#app/ui/button-row/button-row.tsx';
import { Button, type ButtonKind } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallInstead, CallSales } from '../../page/phone.tsx';
import type { PaymentView } from './payment-view.server.ts';
import { serviceNames } from './payment-words.ts';

interface ActionProps {
  readonly view: PaymentView;
  readonly kind: ButtonKind;
}

type Action = (props: ActionProps) => ReactElement;

/** Offers what can be done with an order; the first is the one to do next. */
export function OrderActions({ view }: { readonly view: PaymentView }) {
  const actions = actionsOf(view);
  const isWaiting = actions.includes(CheckAgain);
  return (
    <div className="stack stack--3 order-actions no-print">
      <ButtonRow>
        {actions.map((Draw, at) => (
          <Draw key={Draw.name} view={view} kind={at === 0 ? 'primary' : 'secondary'} />
        ))}
      </ButtonRow>
      {actions.includes(Pay) && <PayNote view={view} />}
      {isWaiting && <CallInstead />}
    </div>
  );
}

function actionsOf(view: PaymentView): readonly Action[] {
  const { state, canPay, amount, service, membersPath, line } = view;
  const members = membersPath === undefined ? [] : [SendMembers];
  const receipt = line?.receiptPath === undefined ? [] : [Receipt];
  if (state === 'processing' || state === 'unknown') return [CheckAgain, ...members];
  if (canPay && amount) return [service ? Pay : CallSales, ...members];
  if (canPay) return members.length > 0 ? members : [CallSales];
  return state === 'success' ? [...members, ...receipt] : [CallSales, ...receipt, ...members];
}

/**
 * Starts the payment. Sends neither the amount, which the server has, nor card details, which only
 * the payment service sees.
 */
function Pay({ view: { service, amount, path }, kind }: ActionProps) {
  return (
    <form method="post" action={path}>
      <Button type="submit" kind={kind}>
        Pay {amount && formatMoney(amount)} with {service && serviceNames[service]}
      </Button>
    </form>
  );
}

const ways = {
  paystack: 'By card, bank transfer or USSD.',
  paypal: 'From your PayPal account, or by card.',
} as const;

function PayNote({ view: { service } }: { readonly view: PaymentView }) {
  if (!service) return null;
  return (
    <p className="fine-print">
      {ways[service]} You’ll pay on {serviceNames[service]}’s own page, so we never see your card
      number.
    </p>
  );
}

function CheckAgain({ view: { path, state }, kind }: ActionProps) {
  const link = (
    <ButtonLink href={path} kind={kind}>
      <Icon name="rotate-cw" size={20} />
      Check again
    </ButtonLink>
  );
  return state === 'processing' ? <payment-poll>{link}</payment-poll> : link;
}

function SendMembers({ view: { membersPath = '' }, kind }: ActionProps) {
  return (
    <ButtonLink href={membersPath} kind={kind}>
      <Icon name="users" size={20} />
      Send us your members
    </ButtonLink>
  );
}

function Receipt({ view: { line }, kind }: ActionProps) {
  return (
    <ButtonLink href={line?.receiptPath ?? ''} kind={kind}>
      <Icon name="download" size={20} />
      Download the receipt
    </ButtonLink>
  );
}
