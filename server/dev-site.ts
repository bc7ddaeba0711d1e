import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export interface OpenSite {
  readonly listener: RequestListener;
  close(): Promise<void>;
}

interface DevSiteOptions<Code> {
  /** Loads the current code: the same object until it changes. */
  readonly load: () => Promise<Code>;
  readonly open: (code: Code) => Promise<OpenSite>;
}

interface Current<Code> {
  readonly code: Code;
  readonly site: Promise<OpenSite>;
  readonly running: Set<Promise<unknown>>;
}

/** Opens the site at the first request, and closes sites of older code. */
export function createDevSite<Code>({ load, open }: DevSiteOptions<Code>) {
  let current: Current<Code> | undefined;

  /** Closes a site once its running requests are answered. */
  async function retire(old: Current<Code> | undefined): Promise<void> {
    const site = await old?.site.catch(() => undefined);
    if (old) await Promise.all(old.running);
    await site?.close();
  }

  async function findCurrent(): Promise<Current<Code>> {
    const code = await load();
    if (current?.code === code) return current;
    const old = current;
    const next = { code, site: open(code), running: new Set<Promise<unknown>>() };
    current = next;
    // Retried at the next request.
    next.site.catch(() => current === next && (current = undefined));
    void retire(old);
    return next;
  }

  return {
    /** @throws Error of the code when it cannot be loaded or opened */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { site, running } = await findCurrent();
      const ended = new Promise((resolve) => response.once('close', resolve));
      running.add(ended);
      void ended.then(() => running.delete(ended));
      (await site).listener(request, response);
    },
    async close(): Promise<void> {
      const last = current;
      current = undefined;
      await retire(last);
    },
  };
}
