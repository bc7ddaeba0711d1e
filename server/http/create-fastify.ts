import { randomUUID } from 'node:crypto';
import { METHODS } from 'node:http';
import fastifyStatic from '@fastify/static';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { sendProblem, statusOf } from './api/problem.ts';
import { builtFileHeaders, policyOfType, securityHeaders } from './security-headers.ts';

interface FastifyOptions {
  readonly settings: Settings;
  readonly log: Log;
  readonly longestAddress: number;
}

/** For files with hashed names. */
const forever = 'public, max-age=31536000, immutable';

/** Creates Fastify with the headers, bodies and errors that all routes share. */
export function createFastify({ settings, log, longestAddress }: FastifyOptions): FastifyInstance {
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: longestAddress },
  });
  // Every method that Node parses gets an answer: 405, or 404 at an unknown API address.
  const known = new Set([...app.supportedMethods, 'CONNECT']);
  for (const method of METHODS) if (!known.has(method)) app.addHttpMethod(method);
  // The router parses forms itself; Fastify only enforces the length.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addHeaders(app, securityHeaders(settings));
  refuseOtherMethods(app);
  // The pages' wildcard serves GET, HEAD and POST, so only other methods end here.
  app.setNotFoundHandler((request, reply) => refuseMethod(request, reply, ['GET', 'HEAD', 'POST']));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) {
      const isKnown = error instanceof Error;
      return sendProblem(reply, status, isKnown ? error.message : 'The request could not be read.');
    }
    log.error({ err: error, requestId: request.id }, 'request failed');
    return sendProblem(reply, status, 'Something went wrong.');
  });
  return app;
}

function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (reply.getHeader('cache-control') === forever) {
      void reply.headers(builtFileHeaders(type)).removeHeader('etag');
      return;
    }
    void reply.headers(headers);
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', policyOfType(type));
    }
    // Lets staff find a lead, or an error that a visitor reports, in the log.
    if (request.method === 'POST' || reply.statusCode >= 400) {
      void reply.header('x-request-id', request.id);
    }
  });
}

/** Answers 405 to what neither GET nor POST of a route serves; pages say which forms they take. */
function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRoute', function refuseOthers({ method, url, config }) {
    if (config?.takes === 'forms' || (method !== 'GET' && method !== 'POST')) return;
    // Where GET is served, Fastify serves HEAD too.
    const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
    this.route({
      method: this.supportedMethods.filter((other) => !allowed.includes(other)),
      url,
      handler: (request, reply) => refuseMethod(request, reply, allowed),
    });
  });
}

/** Answers 405 with the allowed methods. */
function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply {
  void reply.header('allow', allowed.join(', '));
  return sendProblem(reply, 405, `${request.method} is not allowed here.`);
}

/** Serves the built files, compressed ahead of time; those with hashed names never change. */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${folder}/assets/`);
      void reply.header('cache-control', isHashed ? forever : 'public, max-age=3600');
    },
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    index: false,
  });
}
