import pLimit from 'p-limit';
import type { SocialWords } from './draw-social-picture.ts';

export interface SocialPictures {
  draw(words: SocialWords): Promise<Buffer>;
}

/** Cached pictures, about 60 kB each. */
const mostCached = 200;

/** Draws one picture at a time, to save CPU, and caches the latest. */
export function createSocialPictures(): SocialPictures {
  const cache = new Map<string, Promise<Buffer>>();
  const oneAtATime = pLimit(1);

  async function draw(words: SocialWords): Promise<Buffer> {
    // Import lazily: the renderer costs memory and start-up time.
    const { drawSocialPicture } = await import('./draw-social-picture.ts');
    return drawSocialPicture(words);
  }

  return {
    draw(words) {
      const key = JSON.stringify(words);
      const cached = cache.get(key);
      if (cached) return cached;
      const drawing = oneAtATime(draw, words);
      drawing.catch(() => cache.delete(key));
      cache.set(key, drawing);
      const [oldest = ''] = cache.keys();
      if (cache.size > mostCached) cache.delete(oldest);
      return drawing;
    },
  };
}
