import type { Tip, TipBank } from '#app/features/wellness/tips/tips.ports.ts';
import { profileOfFields } from '#app/features/wellness/tips/tips-profile.ts';
import { findListOf, type MailingList } from '#app/leads/lead-kinds.ts';
import { unsubscribePath, type LeaveKeys } from '#server/leads/mailings/leaving.ts';
import { isWithinDailyLimit } from '#server/leads/mailings/daily-limit.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import type { Store } from '#server/store/store.ts';
import { createMailer, type MailOptions } from '../send-mail.ts';

interface VisitorMail extends MailOptions {
  readonly siteUrl: string;
  readonly keys: LeaveKeys;
  readonly tips: TipBank;
}

/**
 * Mails visitors who have signed up for a list, with tips that fit what they let us keep. Mail
 * programs leave the list by the mail's headers, in one click (RFC 8058).
 */
export function createVisitorMailDelivery(options: VisitorMail): Deliver {
  const { siteUrl, store, keys } = options;
  const sendMail = createMailer(options);
  return async (claimed) => {
    const list = findListOf(claimed.kind);
    const mailingId = list && (await findMailingToSend(store, claimed, list));
    if (!list || !mailingId) return { kind: 'done' };
    const key = encodeURIComponent(keys.sign({ list, mailingId }));
    const leaveUrl = `${siteUrl}${unsubscribePath}?key=${key}`;
    const headers = {
      'Auto-Submitted': 'auto-replied',
      'List-Unsubscribe': { prepared: true, value: `<${leaveUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const text = textOf(list, claimed, leaveUrl, options);
    return sendMail(claimed.fields['email'], { ...text, headers }, claimed.delivery);
  };
}

function textOf(
  list: MailingList,
  { fields, edition }: ClaimedDelivery,
  leaveUrl: string,
  { tips, texts }: VisitorMail,
) {
  if (list === 'newsletter') return texts.write('newsletter', edition, { leaveUrl });
  const pickedTips = tips.pick(profileOfFields(fields)).map(tipInWords).join('\n\n');
  return pickedTips === ''
    ? texts.write('tips', edition, { leaveUrl })
    : texts.write('tipsThatFit', edition, { leaveUrl, pickedTips });
}

function tipInWords({ title, text, source }: Tip): string {
  return `${title}\n${text}\nSource: ${source.name}\n${source.url}`;
}

/** Anyone can type anyone's address, so one gets only so many mails of a list. */
const mostPerDay = 3;

/** Finds the mailing's id, unless the address has left or has had its mails for the day. */
async function findMailingToSend(
  store: Store,
  claimed: ClaimedDelivery,
  list: MailingList,
): Promise<string | undefined> {
  if (!(await isWithinDailyLimit(store, claimed, mostPerDay))) return undefined;
  const mailing = await store.tables
    .selectFrom('mailings')
    .select('id')
    .where('list', '=', list)
    .where('email', '=', (query) =>
      query.selectFrom('leads').select('email').where('id', '=', claimed.delivery.lead_id),
    )
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return mailing?.id;
}
