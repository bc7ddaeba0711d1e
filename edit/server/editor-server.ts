import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ValiError } from 'valibot';
import { PathError } from './content-folder.ts';
import type { EditorFiles } from './editor-files.ts';
import { Refusal } from './refusal.ts';

interface EditorServerOptions {
  readonly port: number;
  readonly files: EditorFiles;
  readonly api: (body: unknown) => Promise<unknown>;
}

export const editorPath = '/edit/';
export const apiPath = '/edit/api';

/** Pictures come as base64, before they are made small. */
const mostBytes = 32 * 1024 * 1024;

/** Serves the editor. It listens on this machine only. */
export function createEditorServer({ port, files, api }: EditorServerOptions): Server {
  const own = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  const isOwn = ({ headers }: IncomingMessage) =>
    own.has(headers.host ?? '') &&
    (headers.origin === undefined || own.has(headers.origin.replace('http://', '')));

  return createServer((asked, answer) => {
    const path = (asked.url ?? '').split('?')[0] ?? '';
    // Another site's page may send requests here, or give its own name this machine's address.
    if (!isOwn(asked)) return void answer.writeHead(403).end();
    if (path === apiPath) return void answerApi(asked, answer, api);
    if (path.startsWith(editorPath)) {
      return void sendFile(answer, path.slice(editorPath.length), files);
    }
    answer.writeHead(302, { location: editorPath }).end();
  });
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
  answer.writeHead(isExpected ? 422 : 500, { 'content-type': 'application/json' });
  answer.end(JSON.stringify({ error: message }));
}
