import type { ServerResponse } from 'node:http';

/** Answers as the services that we imitate do. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
