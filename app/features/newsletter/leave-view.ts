import type { MailingList } from '#app/leads/mailing-lists.ts';
import type { Leaving, LeavingOutcome } from './leaving.ports.ts';

/** State of the page to leave a list. */
export type LeaveView =
  /** Opened without a link from an email. */
  | { readonly kind: 'no-key' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'question' | 'left' | 'rejoined' | 'unavailable'; readonly list: MailingList }
  /** The address has been erased, so it cannot rejoin by its link. */
  | { readonly kind: 'gone'; readonly list: MailingList };

/** Status of the answer for each state. */
export const leaveStatus: Readonly<Record<LeaveView['kind'], number>> = {
  'no-key': 200,
  broken: 404,
  question: 200,
  left: 200,
  rejoined: 200,
  gone: 410,
  unavailable: 503,
};

/** What a link from an email shows: the same whether the address is on the list or has left. */
export function viewLink(leaving: Leaving | undefined, key: string | null): LeaveView {
  if (key === null) return { kind: 'no-key' };
  const list = leaving?.listOf(key);
  return list ? { kind: 'question', list } : { kind: 'broken' };
}

/** Leaves, or rejoins when that button was pressed; a mail program's one click leaves. */
export async function answerLink(
  leaving: Leaving | undefined,
  key: string | null,
  form: FormData,
): Promise<LeaveView> {
  const view = viewLink(leaving, key);
  if (!leaving || key === null || view.kind !== 'question') return view;
  const isRejoining = form.get('choice') === 'rejoin';
  const outcome = await (isRejoining ? leaving.rejoin(key) : leaving.leave(key));
  return { kind: kindOf(outcome, isRejoining), list: view.list };
}

function kindOf(outcome: LeavingOutcome, isRejoining: boolean) {
  if (outcome !== 'done') return outcome;
  return isRejoining ? 'rejoined' : 'left';
}
