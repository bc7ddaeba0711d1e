import { withTimeout } from '#server/with-timeout.ts';

interface ReadinessOptions {
  /** Rejects when the site cannot save leads. */
  readonly tryOut: () => Promise<void>;
  readonly now?: () => number;
}

/** Each try costs a sync to disk, so reuse a recent answer. */
const freshMs = 3000;
/** Load balancers wait about this long. */
const timeoutMs = 4000;

/** Checks whether the site is ready, one try at a time, shared by concurrent callers. */
export function createReadiness({ tryOut, now = Date.now }: ReadinessOptions) {
  let running: Promise<boolean> | undefined;
  let last = { isReady: false, atMs: Number.NEGATIVE_INFINITY };

  async function tryOnce(): Promise<boolean> {
    const isReady = await tryOut().then(
      () => true,
      () => false,
    );
    last = { isReady, atMs: now() };
    running = undefined;
    return isReady;
  }

  return async (): Promise<boolean> => {
    if (!running && now() - last.atMs < freshMs) return last.isReady;
    running ??= tryOnce();
    return withTimeout(running, timeoutMs).catch(() => false);
  };
}
