import { savedCopyDate } from '../saved-copy.ts';
import { showNotice } from './notices.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Says of a saved copy when it was saved and, when the network is back, offers the current page. */
export function showCopyNotice(): void {
  const savedAt = savedCopyDate();
  if (!savedAt) return;
  const title = `Saved copy from ${dateFormat.format(savedAt)}`;
  const show = () =>
    showNotice({
      id: 'copy',
      icon: 'info',
      title,
      words: [
        navigator.onLine
          ? 'You are connected again.'
          : 'You seem to be offline: prices and details may have changed since.',
      ],
      ...(navigator.onLine
        ? { actions: [{ label: 'Show the current page', run: () => location.reload() }] }
        : { onClose: () => undefined }),
    });
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
}
