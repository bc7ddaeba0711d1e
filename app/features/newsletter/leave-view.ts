import type { MailingList } from '#app/leads/lead-kinds.ts';
import type { Leaving, LeavingOutcome } from './leaving.ports.ts';

export type LeaveView =
  /** Opened without a link from an email. */
  | { readonly kind: 'no-key' }
  | { readonly kind: 'broken' }
  /** `gone`: the address has been erased, so it cannot rejoin by its link. */
  | {
      readonly kind: 'question' | 'left' | 'rejoined' | 'gone' | 'unavailable';
      readonly list: MailingList;
      /** What was asked for was to come back. */
      readonly isRejoining?: boolean;
    };

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
  return { kind: kindOf(outcome, isRejoining), list: view.list, isRejoining };
}

function kindOf(outcome: LeavingOutcome, isRejoining: boolean) {
  if (outcome !== 'done') return outcome;
  return isRejoining ? 'rejoined' : 'left';
}

/** Names of the lists in running text. */
export const listNames: Readonly<Record<MailingList, string>> = {
  newsletter: 'newsletter',
  tips: 'health tips',
};

/** The page's title and first sentences in each state. */
export function leaveText(view: LeaveView): { readonly title: string; readonly lead: string } {
  const name = 'list' in view ? listNames[view.list] : '';
  switch (view.kind) {
    case 'no-key':
      return {
        title: 'Unsubscribe from our emails',
        lead: 'Each newsletter and each email with health tips ends with a link that takes you off the list. Open the link in your latest one.',
      };
    case 'broken':
      return {
        title: 'This link doesn’t work',
        lead: 'Part of it is missing or was changed. Open it again from the email, or copy all of it.',
      };
    case 'question':
      return {
        title: `Unsubscribe from the ${name}?`,
        lead: 'Press the button and you’ll get no more of these emails. You don’t have to say why.',
      };
    case 'left':
      return {
        title: `You’ve unsubscribed from the ${name}`,
        lead: 'We won’t send you any more. An email that is already on its way might still arrive.',
      };
    case 'rejoined':
      return {
        title: 'You are back on the list',
        lead: `You’ll get the ${name} again. You can unsubscribe at any time with the same link.`,
      };
    case 'gone':
      return {
        title: 'Your address has been deleted',
        lead: `We no longer have it. Enter it once more to get the ${name} again.`,
      };
    case 'unavailable':
      return {
        title: 'Sorry, that didn’t work',
        lead: 'Nothing has changed yet. Try again in a few seconds.',
      };
  }
}
