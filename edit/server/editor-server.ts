import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { ValiError } from 'valibot';
import { apiPath } from '../forms/editor-config.ts';
import { Refusal } from './refusal.ts';

interface EditorServerOptions {
  readonly port: number;
  /** Where the editor's files are. */
  readonly folders: string[];
  /** Makes `config.js`, which new content may change. */
  readonly config: () => Promise<string>;
  readonly api: (body: unknown) => Promise<unknown>;
}

export const editorPath = '/edit/';

/** Pictures come as base64, before they are made small. */
const mostBytes = 32 * 1024 * 1024;

/** Serves the editor. It listens on this machine only. */
export async function openEditorServer({ port, folders, config, api }: EditorServerOptions) {
  const own = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  const server = fastify({ bodyLimit: mostBytes, forceCloseConnections: true });
  server.addHook('onRequest', async ({ headers: { host = '', origin } }, answer) => {
    // Another site's page may send requests here, or give its own name this machine's address.
    const isOwn = own.has(host) && (!origin || own.has(origin.replace('http://', '')));
    if (!isOwn) await answer.code(403).send();
  });
  server.setErrorHandler((error: Error & { readonly statusCode?: number }, _asked, answer) => {
    const isExpected = error instanceof Refusal || error instanceof ValiError;
    const status = isExpected ? 422 : (error.statusCode ?? 500);
    if (status === 500) process.stderr.write(`${error.stack}\n`);
    const message = status === 413 ? 'the picture is larger than 20 MB' : error.message;
    return answer.code(status).send({ error: message });
  });
  server.get(`${editorPath}config.js`, async (_asked, answer) =>
    answer.type('text/javascript; charset=utf-8').send(await config()),
  );
  await server.register(fastifyStatic, { root: folders, prefix: editorPath });
  server.post(apiPath, ({ body }) => api(body));
  await server.listen({ port, host: '127.0.0.1' });
  return server;
}
