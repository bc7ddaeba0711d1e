import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Hands everything but the editor to the development server, whose pages may stand in a frame. */
export function forwardToSite(sitePort: number) {
  const host = '127.0.0.1';

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url: path, headers } = asked;
    const onward = request({ host, port: sitePort, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, framed(answered.headers));
      answered.pipe(answer);
    });
    onward.on('error', () => sayStarting(answer));
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  /** Hot reload's socket. */
  function forwardSocket(asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    const onward = connect(sitePort, host, () => {
      const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let at = 0; at < asked.rawHeaders.length; at += 2) {
        lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
      }
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  }

  return { forward, forwardSocket };
}

function framed(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  const open = policy.replaceAll(/frame-ancestors [^;]*/g, `frame-ancestors 'self'`);
  return { ...headers, 'content-security-policy': open };
}

function sayStarting(answer: ServerResponse): void {
  if (answer.headersSent) return void answer.destroy();
  const page = '<meta http-equiv="refresh" content="1"><p>The site is starting …</p>';
  answer.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}
