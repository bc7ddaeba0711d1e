import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '#app/location/use-site.ts';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { CopyNotice } from './notices/copy-notice.tsx';
import { MessageNotice } from './notices/message-notice.tsx';
import { noticesSheet } from './notices/notices.sheet.ts';
import { UpdateNotice } from './notices/update-notice.tsx';
import { WaitingNotice } from './notices/waiting-notice.tsx';
import { usePushMessage } from './push/use-push-message.ts';
import { startPush } from './push/start-push.ts';
import { startWorker } from './start-worker.ts';
import type { WaitingForm } from './waiting/waiting-form.ts';
import { useWaitingForms } from './waiting/use-waiting-forms.ts';

/** Runs what reaches beyond the page, and says in the corner what there is to say of it. */
export function ReachLayer() {
  const { key } = useLocation();
  const takeOver = useWorker();
  const [message, clearMessage] = usePushMessage();
  const forms = useWaitingForms();
  return (
    <>
      <Stylesheet sheet={noticesSheet} />
      <div className="notices">
        <CopyNotice navigationKey={key} />
        {takeOver && <UpdateNotice onAccept={takeOver} />}
        {message && <MessageNotice message={message} onClose={clearMessage} />}
        {forms.filter(isNews).map((form) => (
          <WaitingNotice key={form.key} form={form} />
        ))}
      </div>
    </>
  );
}

/** Of what was kept on this very page its form has just said so itself. */
function isNews({ state, page, keptAtMs }: WaitingForm): boolean {
  const isJustKept = keptAtMs > performance.timeOrigin && page === location.href;
  return state.kind !== 'waiting' || !isJustKept;
}

/** Starts the worker where it may run. @returns what begins a newer version, once there is one */
function useWorker(): (() => void) | undefined {
  const { push, isOfflineOff } = useSite();
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(() => {
    // In development every file changes all the time.
    if (!('serviceWorker' in navigator) || isOfflineOff || !import.meta.env.PROD) return;
    startWorker((begin) => setTakeOver(() => begin))
      .then((registration) => push && startPush(registration, push))
      .catch((error: unknown) => console.error('Offline use could not be set up:', error));
  }, [push, isOfflineOff]);
  return takeOver;
}
