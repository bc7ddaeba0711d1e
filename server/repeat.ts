/** Work that is done again and again until it is stopped. */
export interface Repeating {
  /** Starts with the work itself. */
  start(): void;
  /** Resolves once running work has ended. */
  stop(): Promise<void>;
}

/** Repeats work; the timer keeps no process running. */
export function repeatEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function run(): void {
    running = work().catch(onError);
  }

  return {
    start() {
      run();
      timer = setInterval(run, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
