import { useEffect, useState } from 'react';
import { useSite } from '#app/location/use-site.ts';
import { Button } from '#app/ui/button/button.tsx';
import { readSavedPages, type SavedPage } from './read-saved-pages.ts';
import type { PageMessage } from '../worker-messages.ts';

/** The pages that are kept on this device, with their dates; only scripts can know them. */
export function SavedPages() {
  const { edition } = useSite();
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    void readSavedPages(edition).then(setPages, () => undefined);
  }, [edition]);
  if (pages.length === 0) return null;

  function forget() {
    const message: PageMessage = { kind: 'forget-pages' };
    navigator.serviceWorker.controller?.postMessage(message);
    setPages([]);
  }

  return (
    <section className="saved-pages" aria-labelledby="saved-title">
      <h2 id="saved-title">Saved on this device</h2>
      <ul>
        {pages.map(({ path, title, savedAt }) => (
          <li key={path}>
            {/* A whole page load, so that the copy says of when it is. */}
            <a href={path}>{title}</a> <small>{savedAt}</small>
          </li>
        ))}
      </ul>
      <Button kind="secondary" onClick={forget}>
        Remove saved pages
      </Button>
    </section>
  );
}
