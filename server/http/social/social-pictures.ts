import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { sendProblem } from '#server/http/api/problem.ts';
import type { Log } from '#server/log.ts';
import type { SocialWords } from './draw-social-picture.ts';

export type SocialPictures = ReturnType<typeof createSocialPictures>;

/** Cached pictures, about 60 kB each. */
const mostCached = 200;

/** Draws one picture at a time, to save CPU, and caches the latest. */
export function createSocialPictures(log: Log) {
  const oneAtATime = pLimit(1);
  const cache = new LRUCache<string, Buffer, SocialWords>({
    max: mostCached,
    // Those who wait get theirs, however many have been drawn since.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: words }) => oneAtATime(drawNow, words),
  });

  async function drawNow(words: SocialWords): Promise<Buffer> {
    // Import lazily: the renderer costs memory and start-up time.
    const { drawSocialPicture } = await import('./draw-social-picture.ts');
    return drawSocialPicture(words);
  }

  return {
    /** Sends the picture of the page at a path; 503 when it cannot be drawn. */
    async send(reply: FastifyReply, path: string, words: SocialWords): Promise<FastifyReply> {
      try {
        const picture = await cache.fetch(JSON.stringify(words), { context: words });
        void reply.type('image/png').header('cache-control', 'public, max-age=86400');
        return await reply.send(picture);
      } catch (err) {
        log.error({ err, path }, 'social picture failed');
        return sendProblem(reply, 503, 'We couldn’t create the picture. Try again later.');
      }
    },
  };
}
