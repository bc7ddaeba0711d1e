import { once } from 'node:events';
import {
  request as openRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body, where it was not compressed. */
  readonly text: () => string;
}

/** Asks a server exactly what is said: no redirect is followed, no header is added. */
export async function ask(address: string, path: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const { method = 'GET', headers = {} } = question;
  const request = openRequest({ hostname, port, path, method, headers, agent: false });
  request.end(question.body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const { statusCode: status = 0, headers: received } = response;
  return { status, headers: received, body, text: () => body.toString() };
}
