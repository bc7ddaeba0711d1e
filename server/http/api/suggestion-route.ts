import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTooShort, parseQuestion } from '#app/features/search/search-answer.ts';
import type { Suggestion, SuggestionAnswer } from '#app/ui/search-box/suggestion.ts';

/** Finds suggestions for what the sender of a request has typed. */
export type SuggestFor = (request: FastifyRequest, words: string) => Promise<readonly Suggestion[]>;

/** Serves the suggestions of the search fields. Too few letters have none, too many are cut. */
export function registerSuggestionRoute(app: FastifyInstance, suggestFor: SuggestFor): void {
  app.get('/api/suggestions', async (request, reply) => {
    const words = parseQuestion(new URL(request.url, 'http://localhost').searchParams);
    const items = isTooShort(words) ? [] : await suggestFor(request, words);
    // The visitor's cookie may choose the edition.
    return reply
      .header('cache-control', 'private, max-age=300')
      .header('vary', 'Cookie')
      .send({ items } satisfies SuggestionAnswer);
  });
}
