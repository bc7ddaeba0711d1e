import { formatMoney } from '#app/kernel/money/format-money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { serviceNames } from './payment-words.ts';
import type { PaymentView } from './payment-view.ts';

const ways = {
  paystack: 'By card, bank transfer or USSD.',
  paypal: 'From your PayPal account, or by card.',
} as const;

/**
 * Begins the payment. A plain form: the amount is not in it, for the server has it, and a card number
 * is only ever typed at the payment service.
 */
export function PayForm({ view }: { readonly view: PaymentView }) {
  const { service, amount, path } = view;
  if (!service || !amount) return null;
  return (
    <form className="pay-form" method="post" action={path}>
      <Button type="submit">
        Pay {formatMoney(amount)} with {serviceNames[service]}
      </Button>
      <p>
        {ways[service]} You pay on {serviceNames[service]}’s own page: no card number reaches us.
      </p>
    </form>
  );
}
