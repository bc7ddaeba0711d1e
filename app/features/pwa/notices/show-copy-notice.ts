import { savedCopyDate } from '../saved-copy.ts';
import { showNotice } from './notices.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Says when a saved copy was saved and offers the current page, as far as a network is there. */
export function showCopyNotice(): void {
  const savedAt = savedCopyDate();
  if (!savedAt) return;
  const title = `Saved copy from ${dateFormat.format(savedAt)}`;
  const show = (words: string) =>
    showNotice({
      id: 'copy',
      icon: 'info',
      title,
      words: [words],
      ...(navigator.onLine
        ? { actions: [{ label: 'Show the current page', run: () => location.reload() }] }
        : { onClose: () => undefined }),
    });
  const offline = 'You seem to be offline. Prices and details might have changed since then.';
  // The copy came because the network did not answer, whatever `onLine` says: it knows the nearest
  // router, not the internet.
  show(offline);
  addEventListener('online', () => show('You’re back online.'));
  addEventListener('offline', () => show(offline));
}
