import { memo, type ComponentType } from 'react';
import { trackPendingChunk } from './pending-chunks.ts';

/** How long a page may take to arrive before the error screen says so. */
export const chunkTimeoutMs = 120_000;

/** Imports a page; the shape `React.lazy` takes. */
export type LoadPage<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** One try at loading a page's chunk, made for one navigation. */
export interface LoadAttempt<Props> {
  readonly navigationKey: string;
  /** The page; nothing where the one the server has sent must do. */
  readonly arrival: Promise<ComponentType<Props> | undefined>;
  /** What came of it, once the page that the server has sent was waited for. */
  sent?: { readonly page: ComponentType<Props> | undefined };
  hasFailed: boolean;
}

interface AttemptOptions<Props> {
  readonly name: string;
  readonly load: LoadPage<Props>;
  readonly navigationKey: string;
  /** Whether the page already stands in the document, sent by the server. */
  readonly isOnScreen: boolean;
}

/** Starts loading. Nobody sees a chunk fail whose page is on screen already. */
export function startAttempt<Props>(options: AttemptOptions<Props>): LoadAttempt<Props> {
  const { name, load, navigationKey, isOnScreen } = options;
  const loading = withinTimeout(load(), name);
  if (!isOnScreen) trackPendingChunk(loading);
  const arrival = loading.then(
    // Drawn again with nothing changed, parts that still wait for their code would lose their HTML.
    (module) => memo(module.default) as ComponentType<Props>,
    (cause: unknown) => {
      attempt.hasFailed = true;
      const error = new Error(`Loading chunk ${name} failed`, { cause });
      if (!isOnScreen) throw error;
      console.error(error);
      return undefined;
    },
  );
  const attempt: LoadAttempt<Props> = {
    navigationKey,
    arrival,
    hasFailed: false,
  };
  return attempt;
}

function withinTimeout<Value>(value: Promise<Value>, name: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${name} did not arrive within ${chunkTimeoutMs} ms`));
    }, chunkTimeoutMs);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
