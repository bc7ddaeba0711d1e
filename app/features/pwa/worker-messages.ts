import type { Edition } from '#app/site/edition.ts';
import type { PushMessage } from './push/push-message.ts';

export type PageMessage =
  /** The page's files can be saved, mostly from the browser's own cache. */
  | {
      readonly kind: 'page-loaded';
      readonly address: string;
      readonly files: readonly string[];
    }
  | { readonly kind: 'edition-chosen'; readonly edition: Edition }
  | { readonly kind: 'take-over' }
  | { readonly kind: 'forget-pages' };

export interface WorkerMessage {
  readonly kind: 'push';
  readonly message: PushMessage;
}
