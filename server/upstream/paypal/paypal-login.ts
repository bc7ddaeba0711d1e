import * as v from 'valibot';
import { callService, type Called } from '../call-service.ts';

interface LoginOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly url: string;
  readonly now?: () => number;
}

const granted = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.number(),
});
/** A token in its last minute might expire on the way. */
const marginMs = 60_000;

/** Signs in with PayPal and reuses the token while it is valid. */
export function createPaypalLogin({ clientId, secret, url, now = Date.now }: LoginOptions) {
  let current: { readonly token: string; readonly goodUntil: number } | undefined;
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
    const answer = v.safeParse(granted, called.body);
    if (!answer.success) return { kind: 'unavailable', reason: `login: HTTP ${called.status}` };
    const { access_token: token, expires_in: seconds } = answer.output;
    current = { token, goodUntil: now() + seconds * 1000 - marginMs };
    return token;
  }

  return {
    async token() {
      if (current && current.goodUntil > now()) return current.token;
      // Concurrent visitors share one sign-in.
      pending ??= signIn().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    forget(): void {
      current = undefined;
    },
  };
}
