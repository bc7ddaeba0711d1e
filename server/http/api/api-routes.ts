import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

interface ApiOptions {
  readonly findCountry: (request: FastifyRequest) => string | Promise<string>;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The HTTP API of the contract. */
export function registerApi(app: FastifyInstance, options: ApiOptions): void {
  app.get('/api/location', async (request, reply) => {
    const country = await options.findCountry(request);
    return reply.header('cache-control', 'no-store').send({ country });
  });
  refuseOtherMethods(app, '/api/location', ['GET']);
  app.all('/api/*', (_request, reply) =>
    sendProblem(reply, 404, 'There is nothing at this address.'),
  );
}

/** Answers 405 with `Allow` to every method that a path does not serve. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  served: readonly (typeof methods)[number][],
): void {
  app.route({
    method: methods.filter((method) => !served.includes(method)),
    url,
    handler: (request, reply) => {
      // Where GET is served, Fastify serves HEAD too.
      const allowed = served.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
      return refuseMethod(request, reply, allowed);
    },
  });
}

/** Answers 405, naming the methods that are possible. */
export function refuseMethod(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply {
  void reply.header('allow', allowed.join(', '));
  return sendProblem(reply, 405, `${request.method} is not possible here.`);
}
