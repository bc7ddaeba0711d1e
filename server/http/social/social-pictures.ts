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
  const cache = new LRUCache<string, Promise<Buffer>>({ max: mostCached });
  const oneAtATime = pLimit(1);

  async function drawNow(words: SocialWords): Promise<Buffer> {
    // Import lazily: the renderer costs memory and start-up time.
    const { drawSocialPicture } = await import('./draw-social-picture.ts');
    return drawSocialPicture(words);
  }

  function draw(words: SocialWords): Promise<Buffer> {
    const key = JSON.stringify(words);
    const known = cache.get(key);
    if (known) return known;
    const drawing = oneAtATime(drawNow, words);
    drawing.catch(() => cache.delete(key));
    cache.set(key, drawing);
    return drawing;
  }

  return {
    /** Sends the picture of the page at a path; 503 when it cannot be drawn. */
    async send(reply: FastifyReply, path: string, words: SocialWords): Promise<FastifyReply> {
      try {
        const picture = await draw(words);
        void reply.type('image/png').header('cache-control', 'public, max-age=86400');
        return await reply.send(picture);
      } catch (err) {
        log.error({ err, path }, 'social picture failed');
        return sendProblem(reply, 503, 'We couldn’t create the picture. Try again later.');
      }
    },
  };
}
