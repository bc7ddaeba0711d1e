import type { PageExchange } from './pages/page-requests.ts';

declare module 'http' {
  interface IncomingMessage {
    /** Set by the listener. */
    exchange?: PageExchange;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the listener has read from the request. */
    readonly exchange: PageExchange;
  }
}
