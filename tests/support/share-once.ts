import { serve } from './serve.ts';

interface SharedService extends AsyncDisposable {
  /** Where tests ask for the address of what is shared. */
  readonly address: string;
}

/**
 * Starts something once for all tests of a run, when the first of them asks for it.
 * @param addressOf picks the address that tests are told
 */
export async function shareOnce<Shared extends AsyncDisposable>(
  start: () => Promise<Shared>,
  addressOf: (shared: Shared) => string,
): Promise<SharedService> {
  let shared: Promise<Shared> | undefined;
  const server = await serve((_request, response) => {
    shared ??= start();
    shared.then(
      (started) => response.end(addressOf(started)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  return {
    address: server.address,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      const started = await shared?.catch(() => undefined);
      await started?.[Symbol.asyncDispose]();
    },
  };
}

/** Asks a server for the address of what it keeps. */
export async function addressFrom(server: string): Promise<string> {
  const answer = await fetch(server);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
