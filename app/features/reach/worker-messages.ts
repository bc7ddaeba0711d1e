import type { Edition } from '#app/location/edition.ts';
import type { PushMessage } from './push/push-message.ts';

/** What a page tells the service worker. */
export type PageMessage =
  /** A page stands: what it is made of can be kept, most of it without asking the network again. */
  | {
      readonly kind: 'page-loaded';
      readonly address: string;
      readonly files: readonly string[];
    }
  | { readonly kind: 'edition-chosen'; readonly edition: Edition }
  /** The visitor wants the newer version now. */
  | { readonly kind: 'take-over' }
  | { readonly kind: 'forget-pages' };

/** What the service worker tells a page. */
export interface WorkerMessage {
  readonly kind: 'push';
  readonly message: PushMessage;
}
