/** The part of a worker's global scope in use; TypeScript's library for it clashes with the DOM. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration & {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  readonly focused: boolean;
  postMessage(message: unknown): void;
}

/** Keeps the worker alive until its work is done. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly message: LastingEvent & { readonly data: unknown };
  readonly sync: LastingEvent & { readonly tag: string };
  readonly push: LastingEvent & { readonly data: { json(): unknown } | null };
  readonly notificationclick: LastingEvent & { readonly notification: Notification };
}

export const worker = self as unknown as WorkerScope;
