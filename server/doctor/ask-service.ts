import { failureCode, fetchText } from '#server/upstream/call-service.ts';

export type Question = Omit<Parameters<typeof fetchText>[0], 'url'>;

export type Reply = Awaited<ReturnType<typeof fetchText>>;

const timeoutMs = 5000;
const mostBytes = 20_000;

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'host name not found',
  EAI_AGAIN: 'DNS does not respond',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection closed by the server',
  ESOCKET: 'cannot connect',
  ECONNECTION: 'cannot connect',
  EDNS: 'host name not found',
  ETIMEDOUT: 'timed out',
  EHOSTUNREACH: 'host unreachable',
  UND_ERR_CONNECT_TIMEOUT: 'timed out',
  UND_ERR_SOCKET: 'connection closed by the server',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  TimeoutError: `no answer within ${timeoutMs / 1000} seconds`,
};

/** Sends a request that changes nothing at the service; says in words why there is no answer. */
export async function askService(url: string | URL, question: Question = {}): Promise<Reply> {
  const reply = await fetchText({ url, timeoutMs, mostBytes, ...question });
  return reply.kind === 'answer' ? reply : { ...reply, reason: wordsFor(reply.reason) };
}

/** Explains in words why a connection failed. */
export function failureInWords(error: unknown): string {
  return wordsFor(failureCode(error));
}

function wordsFor(code: string): string {
  return reasons[code] ?? `cannot be reached (${code})`;
}
