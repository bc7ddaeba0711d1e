/** What a service says when it is knocked at. */
export type Knock =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly text: string;
      readonly type: string;
    }
  | { readonly kind: 'silence'; readonly reason: string };

const longestMs = 5000;
const mostReadCharacters = 20_000;

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'the name service does not answer',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it hung up',
  ESOCKET: 'there is no connection to it',
  ECONNECTION: 'there is no connection to it',
  EDNS: 'its name is not known',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  UND_ERR_SOCKET: 'it hung up',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  TimeoutError: `it did not answer within ${longestMs / 1000} seconds`,
};

/** Asks a service for something that changes nothing there. */
export async function knock(address: string | URL, init: RequestInit = {}): Promise<Knock> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
      ...init,
    });
    const text = (await response.text()).slice(0, mostReadCharacters);
    const type = response.headers.get('content-type') ?? '';
    return { kind: 'answer', status: response.status, text, type };
  } catch (error) {
    return { kind: 'silence', reason: wordsFor(error) };
  }
}

/** Why something could not be reached, in words. */
export function wordsFor(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'it cannot be reached';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return reasons[code] ?? `it cannot be reached (${code})`;
}
