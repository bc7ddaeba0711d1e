import type { Post } from '#app/features/news/news.ports.ts';
import { drawSocialPicture } from './draw-social-picture.ts';

interface SocialPictures {
  /** The picture of a post, drawn when it is first asked for. */
  draw(post: Post): Promise<Buffer>;
}

/** About 60 kB each. */
const mostKept = 200;

/** Draws one picture at a time, because each takes the processor, and keeps the last ones. */
export function createSocialPictures(name: string): SocialPictures {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  function start(key: string, post: Post): Promise<Buffer> {
    const words = { title: post.title, category: post.categories[0]?.name, name };
    const drawing = last.then(() => drawSocialPicture(words));
    last = drawing.catch(() => kept.delete(key));
    kept.set(key, drawing);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return drawing;
  }

  return {
    draw(post) {
      const key = `${post.slug}\n${post.title}\n${post.categories[0]?.name}`;
      return kept.get(key) ?? start(key, post);
    },
  };
}
