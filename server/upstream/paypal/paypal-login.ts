import { z } from 'zod';
import { callService, type Called } from '../call-service.ts';

interface LoginOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly url: string;
  readonly now?: () => number;
}

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number() });
/** A token is not used in its last minute: it may end on the way. */
const marginMs = 60_000;

/** Signs in with PayPal and keeps the token as long as it holds. */
export function createPaypalLogin({ clientId, secret, url, now = Date.now }: LoginOptions) {
  let kept: { readonly token: string; readonly goodUntil: number } | undefined;
  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');

  let pending: ReturnType<typeof signIn> | undefined;

  async function signIn(): Promise<string | Extract<Called, { kind: 'unavailable' }>> {
    const called = await callService({
      url: `${url}/v1/oauth2/token`,
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (called.kind === 'unavailable') return called;
    const answer = granted.safeParse(called.body);
    if (!answer.success) return { kind: 'unavailable', reason: `login: HTTP ${called.status}` };
    const { access_token: token, expires_in: seconds } = answer.data;
    kept = { token, goodUntil: now() + seconds * 1000 - marginMs };
    return token;
  }

  return {
    /** A token that holds, or why there is none. */
    async token() {
      if (kept && kept.goodUntil > now()) return kept.token;
      // Visitors who come at the same moment share one sign-in.
      pending ??= signIn().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    /** To be called when a token was refused. */
    forget(): void {
      kept = undefined;
    },
  };
}
