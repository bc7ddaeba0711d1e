import type { FastifyInstance } from 'fastify';

const path = '/speculation-rules.json';

/** Points browsers to the rules for prefetching links. */
export const speculationHeader = { 'speculation-rules': `"${path}"` } as const;

/** Addresses that change state, belong to one visitor or are files. */
const notPrefetched = ['/*\\?*edition=*', '/checkout/*', '/api/*', '/*.*'];

/** Prefetches a page when its link is pressed, or with a mouse when the pointer rests on it. */
export function registerSpeculationRules(app: FastifyInstance): void {
  const rulesFor = (eagerness: 'conservative' | 'moderate') =>
    JSON.stringify({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              ...notPrefetched.map((pattern) => ({ not: { href_matches: pattern } })),
              { not: { selector_matches: '[target], [download], [rel~=nofollow]' } },
            ],
          },
          eagerness,
        },
      ],
    });
  const touched = rulesFor('conservative');
  const rested = rulesFor('moderate');
  app.get(path, (request, reply) =>
    reply
      .type('application/speculationrules+json')
      .headers({ 'cache-control': 'public, max-age=86400', vary: 'Sec-CH-UA-Mobile' })
      .send(request.headers['sec-ch-ua-mobile'] === '?0' ? rested : touched),
  );
}
