import { passed } from '#server/clock/passed.ts';

interface ReadinessOptions {
  /** Rejects when the site cannot take what visitors send. */
  readonly tryOut: () => Promise<void>;
  readonly now?: () => number;
}

/** An answer of the last seconds will do: each try costs a sync to disk. */
const freshMs = 3000;
/** Load balancers wait about this long; a store that takes longer helps no visitor. */
const patienceMs = 4000;

/** Finds out whether the site is ready: one try at a time, shared by all who ask meanwhile. */
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
    return Promise.race([running, passed(patienceMs).then(() => false)]);
  };
}
