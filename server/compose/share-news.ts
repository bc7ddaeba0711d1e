import type { Log } from '#server/log.ts';
import type { NewsLibrary } from '#server/news/news-library.ts';
import { announce, type Notices } from '#server/store/notices.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';

interface ShareNews {
  readonly library: NewsLibrary;
  readonly store: Store;
  /** Undefined where there is one process. */
  readonly notices: Notices | undefined;
  readonly log: Log;
}

/** Has every process show a new post as soon as one has found it; each reads WordPress itself. */
export function shareNews({ library, store, notices, log }: ShareNews): void {
  if (!notices) return;
  const tell = (version: string) =>
    announce(store, 'news', version).catch((error: unknown) =>
      log.warn({ reason: storeFailureReason(error) }, 'other processes not told of news'),
    );

  /** Makes up for notices that were missed here, and for those that could not be sent. */
  async function meetAgain(): Promise<void> {
    await library.refresh();
    const isRead = (library.readAtMs() ?? 0) > 0;
    if (isRead) await tell(library.version());
  }

  library.onDiscovery((version) => void tell(version));
  notices.listen('news', (version) => {
    void (version === undefined ? meetAgain() : library.catchUp(version));
  });
}
