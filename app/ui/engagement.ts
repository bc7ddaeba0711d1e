const eventName = 'visitor-engaged';
let hasCome = false;

/** Signals that the visitor has just got something of value, such as a result. */
export function signalEngagement(): void {
  hasCome = true;
  dispatchEvent(new Event(eventName));
}

/** Settles at the first signal, or at once if there has been one. */
export function firstEngagement(): Promise<void> {
  if (hasCome) return Promise.resolve();
  return new Promise((resolve) => addEventListener(eventName, () => resolve(), { once: true }));
}
