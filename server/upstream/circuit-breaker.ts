/** Stops asking a service that fails time after time, and tries it now and then. */
export interface CircuitBreaker {
  /** Whether to ask; while the service is left alone, one question in a while is let through. */
  readonly mayTry: () => boolean;
  readonly succeeded: () => void;
  /** @returns true when the service is left alone from now on */
  readonly failed: () => boolean;
}

interface CircuitBreakerOptions {
  /** Monotonic. */
  readonly now: () => number;
  readonly failuresToOpen?: number;
  readonly openMs?: number;
}

/** Creates the breaker of one service. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { now, failuresToOpen = 5, openMs = 30_000 } = options;
  let failures = 0;
  let nextTryAt = Number.NEGATIVE_INFINITY;
  return {
    mayTry() {
      if (failures < failuresToOpen) return true;
      if (now() < nextTryAt) return false;
      nextTryAt = now() + openMs;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= failuresToOpen) nextTryAt = now() + openMs;
      return failures === failuresToOpen;
    },
  };
}
