import { linkTo } from '../notices/link-to.ts';
import { hideNotice, shownNotices, showNotice, type Notice } from '../notices/notices.ts';
import type { WaitingForm } from './waiting-form.ts';
import { removeWaiting } from './waiting-store.ts';

const idOf = (key: string) => `waiting-${key}`;

/** Shows how each form stands that could not be sent at once, and what can be done about it. */
export function showWaitingForms(forms: readonly WaitingForm[], onSend: () => void): void {
  const told = forms.filter(isNews);
  const ids = new Set(told.map(({ key }) => idOf(key)));
  for (const id of shownNotices()) if (id.startsWith('waiting-') && !ids.has(id)) hideNotice(id);
  for (const form of told) showNotice({ id: idOf(form.key), ...noticeOf(form, onSend) });
}

/** A form queued on this very page: the form already shows its own message. */
function isNews({ state, page, keptAtMs }: WaitingForm): boolean {
  const isJustKept = keptAtMs > performance.timeOrigin && page === location.href;
  return state.kind !== 'waiting' || !isJustKept;
}

function noticeOf(
  { key, title, page, state }: WaitingForm,
  onSend: () => void,
): Omit<Notice, 'id'> {
  const remove = () => {
    hideNotice(idOf(key));
    void removeWaiting(key);
  };
  switch (state.kind) {
    case 'waiting':
      return {
        icon: 'clock',
        title: 'A form waits on this device',
        words: [`“${title}” is sent by itself when you are connected.`],
        actions: [
          { label: 'Send now', run: onSend },
          { label: 'Discard', kind: 'secondary', run: remove },
        ],
      };
    case 'sent': {
      const reference = document.createElement('strong');
      reference.append(state.reference);
      return {
        icon: 'circle-check',
        title: 'Your form has been sent',
        words: [`“${title}” has arrived. Your reference is `, reference, '.'],
        onClose: remove,
      };
    }
    case 'refused':
      return {
        icon: 'circle-alert',
        title: 'A form needs another look',
        words: [
          `We could not take “${title}” as it was. Please `,
          linkTo(page, 'fill it in once more'),
          '.',
        ],
        onClose: remove,
      };
  }
}
