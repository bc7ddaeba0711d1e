import { parsePushMessage } from '../push/push-message.ts';
import type { WorkerMessage } from '../worker-messages.ts';

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

declare const SITE_ICON: string;

/** Passes a message to the visible page; without one, shows a notification. */
export async function answerPush(data: unknown): Promise<void> {
  const message = parsePushMessage(data, worker.location.origin);
  if (!message) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const visible = windows.filter(({ visibilityState }) => visibilityState === 'visible');
  // Only one, or each would open a tab.
  const inFront = visible.find(({ focused }) => focused) ?? visible[0];
  if (inFront) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has one origin
    inFront.postMessage({ kind: 'push', message } satisfies WorkerMessage);
    return;
  }
  const { title, body, url, tag } = message;
  await worker.registration.showNotification(title, {
    body,
    icon: SITE_ICON,
    data: { url },
    ...(tag !== undefined && { tag }),
  });
}

/** Opens a clicked notification's address. */
export async function answerClick(notification: Notification): Promise<void> {
  notification.close();
  const { url } = notification.data as { readonly url?: string };
  await worker.clients.openWindow(url ?? '/');
}
