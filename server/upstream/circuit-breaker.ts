/** Stops calling a service that keeps failing, and tries it now and then. */
export interface CircuitBreaker {
  /** True when a call may go through; an open circuit lets one through every `openMs`. */
  readonly mayTry: () => boolean;
  readonly succeeded: () => void;
  /** @returns true when this failure opened the circuit */
  readonly failed: () => boolean;
}

interface CircuitBreakerOptions {
  /** Monotonic. */
  readonly now: () => number;
  readonly failuresToOpen?: number;
  readonly openMs?: number;
}

/** Creates the circuit breaker of one service. */
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
