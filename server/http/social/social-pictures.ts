import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { SocialWords } from './draw-social-picture.ts';

export type SocialPictures = ReturnType<typeof createSocialPictures>;

/** Cached pictures, about 60 kB each. */
const mostCached = 200;

/** Draws one picture at a time, to save CPU, and caches the latest. */
export function createSocialPictures() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: mostCached });
  const oneAtATime = pLimit(1);

  async function draw(words: SocialWords): Promise<Buffer> {
    // Import lazily: the renderer costs memory and start-up time.
    const { drawSocialPicture } = await import('./draw-social-picture.ts');
    return drawSocialPicture(words);
  }

  return {
    draw(words: SocialWords): Promise<Buffer> {
      const key = JSON.stringify(words);
      const drawing = cache.get(key) ?? oneAtATime(draw, words);
      drawing.catch(() => cache.delete(key));
      cache.set(key, drawing);
      return drawing;
    },
  };
}
