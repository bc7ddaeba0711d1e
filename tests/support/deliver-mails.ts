import type { Target } from '#app/leads/lead-kinds.ts';
import type { Deliverer } from '#server/outbox/delivery-worker.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { createEnrolmentMailDelivery } from '#server/upstream/enrolment-mail/enrolment-mail.ts';
import { createPayerMailDelivery } from '#server/upstream/payer-mail/payer-mail.ts';
import { createStaffMailDelivery } from '#server/upstream/staff-mail/staff-mail.ts';
import { asRead, startMailServer } from './mail-server.ts';
import { content } from './content.ts';
import { createMemoryLog } from './memory-log.ts';
import { catalogue } from './plan-catalogue.ts';

const { mails: texts } = content;

interface Mailing {
  readonly store: Store;
  readonly now: () => number;
  /** Whose mails are sent; the others wait. */
  readonly targets?: readonly Target[];
}

/** Creates what hands all mails that are due to a mail server. */
export function createMailing(smtpUrl: string, mailing: Mailing): () => Promise<void> {
  const { store, now, targets = ['payer-mail'] } = mailing;
  const mail = {
    smtpUrl,
    sender: { name: 'Adire Health', address: 'hello@health.example' },
    siteUrl: 'https://health.example',
    catalogue,
    texts,
    store,
    now,
  };
  const contractFile = { version: '2026-11', read: async () => Buffer.from('The contract') };
  const toStaff = createStaffMailDelivery({ smtpUrl, staffEmail: 'staff@health.example' });
  const all = new Map<Target, Deliverer>([
    ['enrolment-mail', createEnrolmentMailDelivery({ ...mail, contractFile })],
    ['payer-mail', createPayerMailDelivery(mail)],
    // No lead waits for others.
    ['staff-mail', { ...toStaff, windowMs: 0 }],
  ]);
  const deliverers = new Map([...all].filter(([target]) => targets.includes(target)));
  const { log } = createMemoryLog();
  const outbox = createOutbox({ store, deliverers, log, now, random: () => 0 });
  return async () => {
    while ((await outbox.runOnce()) > 0);
  };
}

/** Sends the mails that are due, to a server with this verdict. @returns them as read */
export async function deliverMails(
  mailing: Mailing,
  verdict = '250 taken',
): Promise<readonly string[]> {
  await using server = await startMailServer({ verdict: () => verdict });
  await createMailing(server.url, mailing)();
  return server.messages.map(asRead);
}
