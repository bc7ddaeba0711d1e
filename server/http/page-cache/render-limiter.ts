import pLimit from 'p-limit';
import { withTimeout } from '#server/with-timeout.ts';

interface LimiterOptions {
  readonly most: number;
  /** After this the next one starts too: the work is waiting for something else. */
  readonly longestMs: number;
}

/** Renders a few pages at a time: all at once would finish no sooner and take more memory. */
export function createRenderLimiter({ most, longestMs }: LimiterOptions) {
  const limit = pLimit(most);
  return <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      void limit(async () => {
        const settled = work().then(resolve, reject);
        await withTimeout(settled, longestMs).catch(() => undefined);
      });
    });
}
