import { Button } from '#app/ui/button/button.tsx';
import { Notice } from './notice.tsx';

/** A newer version of the site has been fetched and waits for a word. */
export function UpdateNotice({ onAccept }: { readonly onAccept: () => void }) {
  return (
    <Notice icon="rotate-cw" title="A newer version is ready">
      <p>Updating will reload this page. Finish any form first.</p>
      <div className="notice__actions">
        <Button small onClick={onAccept}>
          Show it now
        </Button>
      </div>
    </Notice>
  );
}
