import { parseQuery } from '#app/features/buying/party/party-codec.ts';
import type { QuoteRequest } from '#app/features/buying/party/party.ts';
import { prices } from './plan-catalogue.ts';

/** The request of a calculator's address. @throws Error when something in it is wrong */
export function quoteRequest(query: string): QuoteRequest {
  const { request, problems } = parseQuery(query, prices);
  if (!request) throw new Error(`no request in ${query}: ${JSON.stringify(problems)}`);
  return request;
}
