import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { serve } from './serve.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  /** The message, if the signature is right; undefined otherwise. */
  readonly message: unknown;
}

interface WebhookReceiver extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly Received[];
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const webhookSecret = `whsec_${Buffer.alloc(24, 'secret').toString('base64')}`;

/** A CRM that checks each webhook with the library of Standard Webhooks, then answers as told. */
export async function startWebhookReceiver(
  answer: () => Answer = () => ({ status: 204 }),
): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const webhook = new Webhook(webhookSecret);
  const served = await serve((request, response) => {
    void text(request).then((body) => {
      const message = verified(() =>
        webhook.verify(body, request.headers as Record<string, string>),
      );
      received.push({ headers: request.headers, message });
      const { status, headers } = answer();
      return response.writeHead(status, headers).end();
    });
  });
  return {
    url: `${served.address}/crm`,
    received,
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
}

function verified(verify: () => unknown): unknown {
  try {
    return verify();
  } catch {
    return undefined;
  }
}
