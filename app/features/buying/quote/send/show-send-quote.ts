import type { Buyer } from '../../party/party.ts';

/** Shows the form for a written quote, which the server has drawn below, once there is a price. */
export function showSendQuote(isPriced: boolean, buyer: Buyer): void {
  const section = document.getElementById('send-quote');
  if (!section) return;
  section.hidden = !isPriced;
  section.dataset['buyer'] = buyer;
}
