import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from './notice.tsx';

const copyLeft = 'saved-copy-left';

interface CopyNoticeProps {
  /** Another one for each page that is shown. */
  readonly navigationKey: string;
}

/** When a saved copy is on screen and the network is back: the way to the page as it is now. */
export function CopyNotice({ navigationKey }: CopyNoticeProps) {
  const firstKey = useRef(navigationKey);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const savedAt = useSyncExternalStore(subscribe, readSavedAt);

  useEffect(() => {
    // The router has fetched another page since: that one is no copy.
    if (navigationKey === firstKey.current) return;
    delete document.documentElement.dataset['saved'];
    dispatchEvent(new Event(copyLeft));
  }, [navigationKey]);

  if (savedAt === undefined || !isOnline) return null;
  return (
    <Notice icon="info" title={`Saved copy from ${savedAt}`}>
      <p>You seem to be connected again.</p>
      <div className="notice__actions">
        <Button small onClick={() => location.reload()}>
          Show the current page
        </Button>
      </div>
    </Notice>
  );
}

function readSavedAt(): string | undefined {
  return document.documentElement.dataset['saved'];
}

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline', copyLeft];
  for (const name of events) addEventListener(name, onChange);
  return () => {
    for (const name of events) removeEventListener(name, onChange);
  };
}
