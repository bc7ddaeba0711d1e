/** Waits for `work`; unlike `AbortSignal.timeout`, follows fake clocks. @throws TimeoutError */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError');
    timer = setTimeout(reject, timeoutMs, error).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Work that is done again and again until it is stopped. */
export interface Repeating {
  /** Starts with the work itself. */
  start(): void;
  /** Resolves once running work has ended. */
  stop(): Promise<void>;
}

/** Repeats work, which says after how many milliseconds; the timer keeps no process running. */
export function repeat(work: () => Promise<number>): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = true;

  async function run(): Promise<void> {
    const waitMs = await work();
    if (!isStopped) timer = setTimeout(start, waitMs).unref();
  }

  function start(): void {
    isStopped = false;
    running = run();
  }

  return {
    start,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** Repeats work, whose failures are only reported. */
export function repeatEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Repeating {
  return repeat(async () => {
    await work().catch(onError);
    return everyMs;
  });
}
