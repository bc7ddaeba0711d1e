/** One call of an outside service whose answer matters now. */
interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs?: number;
}

/** What a service answered, or why there is no answer. */
export type Called =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** A visitor waits for it. */
const patienceMs = 8000;
const longestAnswer = 256 * 1024;

/** Calls a service that speaks JSON. Never throws; its own failures (5xx) count as no answer. */
export async function callService(call: Call): Promise<Called> {
  const { url, method = 'GET', headers = {}, body, timeoutMs = patienceMs } = call;
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const { status } = response;
    if (status >= 500 || status === 429) return { kind: 'unavailable', reason: `HTTP ${status}` };
    if (text.length > longestAnswer) return { kind: 'unavailable', reason: 'an answer too long' };
    return {
      kind: 'answer',
      status,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
  } catch (error) {
    return { kind: 'unavailable', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'network error';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
