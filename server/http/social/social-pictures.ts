import type { SocialWords } from './draw-social-picture.ts';

/** Pictures that other sites show for links to this one. */
export interface SocialPictures {
  /** The picture with these words, drawn when it is first asked for. */
  draw(words: SocialWords): Promise<Buffer>;
}

/** About 60 kB each. */
const mostKept = 200;

/** Draws one picture at a time, because each takes the processor, and keeps the last ones. */
export function createSocialPictures(): SocialPictures {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  function start(key: string, words: SocialWords): Promise<Buffer> {
    // What draws takes memory and a start's time, and many a process is never asked for a picture.
    const drawing = last
      .then(() => import('./draw-social-picture.ts'))
      .then(({ drawSocialPicture }) => drawSocialPicture(words));
    last = drawing.catch(() => kept.delete(key));
    kept.set(key, drawing);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return drawing;
  }

  return {
    draw(words) {
      const key = JSON.stringify(words);
      return kept.get(key) ?? start(key, words);
    },
  };
}
