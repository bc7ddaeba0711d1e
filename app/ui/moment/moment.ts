const eventName = 'meaningful-moment';
let hasCome = false;

/** Says that the visitor has just got something of value, such as a result or a thank-you. */
export function markMoment(): void {
  hasCome = true;
  dispatchEvent(new Event(eventName));
}

/** Settles at the first such moment, also where it has been already. */
export function firstMoment(): Promise<void> {
  if (hasCome) return Promise.resolve();
  return new Promise((resolve) => addEventListener(eventName, () => resolve(), { once: true }));
}
