import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

/** A request as the server gets it from a connection, without opening one. */
export function requestFrom(peer: string, headers: IncomingHttpHeaders = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer === '' ? undefined : peer });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  request.method = 'GET';
  request.url = '/';
  return request;
}
