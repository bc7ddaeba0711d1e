import { use, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { startAttempt, type LoadAttempt, type LoadPage } from './load-attempt.ts';
import { registerSentPage } from './sent-pages.ts';

/** Hydrates over whatever the server has sent and leaves it as it is. */
const sentByServer = <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;

/**
 * A page whose code is a chunk of its own. Suspends until the chunk is there: the shell keeps the
 * old page and its spinner meanwhile. A chunk that fails, or exceeds its time, throws into the
 * error screen, unless the server has sent the page already: then that stays.
 */
export function pageChunk<Props extends object = object>(
  name: string,
  load: LoadPage<Props>,
): ComponentType<Props> {
  let attempt: LoadAttempt<Props> | undefined;

  registerSentPage(name, async () => {
    attempt = startAttempt({ name, load, navigationKey: 'default', isOnScreen: true });
    attempt.sent = { page: await attempt.arrival };
  });

  return function PageChunk(props) {
    const { key: navigationKey } = useLocation();
    const isOnScreen = useIsHydrating() && !import.meta.env.SSR;
    // A later navigation may find the network well again.
    if (!attempt || (attempt.hasFailed && attempt.navigationKey !== navigationKey)) {
      attempt = startAttempt({ name, load, navigationKey, isOnScreen });
    }
    const Page = attempt.sent ? attempt.sent.page : use(attempt.arrival);
    return Page ? (
      <div data-page-chunk={name}>
        <Page {...props} />
      </div>
    ) : (
      sentByServer
    );
  };
}

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
