import { linkTo, hideNotice, shownNotices, showNotice, type Notice } from '../notices/notices.ts';
import { removeQueuedForm, type QueuedForm } from './form-queue.ts';

const idPrefix = 'queued-form-';

/** Shows the state of each queued form, and what the visitor can do about it. */
export function showQueuedForms(forms: readonly QueuedForm[], onSend: () => void): void {
  const notices = forms.filter(isNews).map((form) => noticeOf(form, onSend));
  const ids = new Set(notices.map(({ id }) => id));
  for (const id of shownNotices()) if (id.startsWith(idPrefix) && !ids.has(id)) hideNotice(id);
  for (const notice of notices) showNotice(notice);
}

/** A form just queued on this page shows its own message. */
function isNews({ state, page, queuedAtMs }: QueuedForm): boolean {
  const isJustQueued = queuedAtMs > performance.timeOrigin && page === location.href;
  return state.kind !== 'queued' || !isJustQueued;
}

function noticeOf({ key, title, page, state }: QueuedForm, onSend: () => void): Notice {
  const id = idPrefix + key;
  const remove = () => {
    hideNotice(id);
    void removeQueuedForm(key);
  };
  switch (state.kind) {
    case 'queued':
      return {
        id,
        icon: 'clock',
        title: 'A form is waiting to be sent',
        words: [`We’ll send “${title}” when you’re back online.`],
        actions: [
          { label: 'Send now', run: onSend },
          { label: 'Discard', kind: 'secondary', run: remove },
        ],
      };
    case 'sent': {
      const reference = document.createElement('strong');
      reference.append(state.reference);
      return {
        id,
        icon: 'circle-check',
        title: 'Your form has been sent',
        words: [`We’ve received “${title}”. Your reference is `, reference, '.'],
        onClose: remove,
      };
    }
    case 'refused':
      return {
        id,
        icon: 'circle-alert',
        title: 'We couldn’t accept your form',
        words: [`There is a problem with “${title}”. `, linkTo(page, 'Fill it in again'), '.'],
        onClose: remove,
      };
  }
}
