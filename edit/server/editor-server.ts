import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { ValiError } from 'valibot';
import { PathError } from './content-folder.ts';
import { Refusal } from './editor-api.ts';
import type { EditorFiles } from './editor-files.ts';

interface EditorServerOptions {
  readonly port: number;
  readonly sitePort: number;
  readonly files: EditorFiles;
  readonly api: (body: unknown) => Promise<unknown>;
}

export const editorPath = '/edit/';
export const apiPath = '/edit/api';

/** Pictures come as base64, before they are made small. */
const mostBytes = 32 * 1024 * 1024;

/** Serves the editor and, at every other address, the site. It listens on this machine only. */
export function createEditorServer({ port, sitePort, files, api }: EditorServerOptions): Server {
  const site = forwardToSite(sitePort);
  const own = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  const isOwn = ({ headers }: IncomingMessage) =>
    own.has(headers.host ?? '') &&
    (headers.origin === undefined || own.has(headers.origin.replace('http://', '')));

  const server = createServer((asked, answer) => {
    const path = (asked.url ?? '').split('?')[0] ?? '';
    // Another site's page may send requests here, or give its own name this machine's address.
    if (!isOwn(asked)) return void answer.writeHead(403).end();
    if (path === apiPath) return void answerApi(asked, answer, api);
    if (path === '/edit') return void answer.writeHead(302, { location: editorPath }).end();
    if (path.startsWith(editorPath)) {
      return void sendFile(answer, path.slice(editorPath.length), files);
    }
    site.forward(asked, answer);
  });
  server.on('upgrade', (asked, socket, head) => {
    if (isOwn(asked)) site.forwardSocket(asked, socket, head);
    else socket.destroy();
  });
  return server;
}

async function sendFile(answer: ServerResponse, name: string, files: EditorFiles): Promise<void> {
  try {
    const file = await files.find(name || 'index.html');
    if (!file) return void answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' });
    answer.end(file.content);
  } catch (error) {
    sendError(answer, error);
  }
}

async function answerApi(
  asked: IncomingMessage,
  answer: ServerResponse,
  api: EditorServerOptions['api'],
): Promise<void> {
  try {
    if (asked.method !== 'POST' || !asked.headers['content-type']?.includes('json')) {
      return void answer.writeHead(405).end();
    }
    const result = await api(JSON.parse(await readText(asked)));
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  } catch (error) {
    sendError(answer, error);
  }
}

async function readText(asked: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of asked as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new PathError('the picture is larger than 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function sendError(answer: ServerResponse, error: unknown): void {
  const isExpected =
    error instanceof Refusal || error instanceof PathError || error instanceof ValiError;
  const message = error instanceof Error ? error.message : String(error);
  if (!isExpected) process.stderr.write(`${error instanceof Error ? error.stack : message}\n`);
  const mistakes = error instanceof Refusal ? error.mistakes : [];
  answer.writeHead(isExpected ? 422 : 500, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ error: message, mistakes }));
}

/** Hands everything but the editor to the development server, whose pages may stand in a frame. */
function forwardToSite(sitePort: number) {
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
