import { Button } from '#app/ui/button/button.tsx';
import { sendAndRefresh } from '../waiting/use-waiting-forms.ts';
import type { WaitingForm } from '../waiting/waiting-form.ts';
import { removeWaiting } from '../waiting/waiting-store.ts';
import { Notice } from './notice.tsx';

/** How a form stands that could not be sent at once, and what can be done about it. */
export function WaitingNotice({ form }: { readonly form: WaitingForm }) {
  const { key, title, page, state } = form;
  const remove = () => void removeWaiting(key);
  switch (state.kind) {
    case 'waiting':
      return (
        <Notice icon="clock" title="A form waits on this device">
          <p>“{title}” is sent by itself when you are connected.</p>
          <div className="notice__actions">
            <Button small onClick={() => void sendAndRefresh(async () => undefined)}>
              Send now
            </Button>
            <Button small kind="secondary" onClick={remove}>
              Discard
            </Button>
          </div>
        </Notice>
      );
    case 'sent':
      return (
        <Notice icon="circle-check" title="Your form has been sent" onClose={remove}>
          <p>
            “{title}” has arrived. Your reference is <strong>{state.reference}</strong>.
          </p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice icon="circle-alert" title="A form needs another look" onClose={remove}>
          <p>
            We could not take “{title}” as it was. Please <a href={page}>fill it in once more</a>.
          </p>
        </Notice>
      );
  }
}
