import { dayInLagos } from '#app/kernel/days.ts';
import type { News, Post } from '#app/features/news/news.ports.ts';
import { createCatalogue } from './news-catalogue.ts';
import { noNews, type NewsContent } from './news-content.ts';

/** How late a post may be on its day. */
const checkMs = 60 * 1000;

export interface DueNews {
  /** Always reads what is shown now. */
  readonly news: News;
  /** Shows what is due of this, and calls back. */
  show(content: NewsContent): void;
  /** Calls back when other posts show, also as the day of one has come. */
  readonly onChange: (listener: () => void) => void;
  close(): void;
}

/** Shows posts from their day in Lagos on. */
export function createDueNews(): DueNews {
  const listeners: (() => void)[] = [];
  let content = noNews;
  let shown: readonly Post[] = [];
  let catalogue = createCatalogue(noNews);

  function show(posts: readonly Post[]): void {
    shown = posts;
    catalogue = createCatalogue({ ...content, posts });
    for (const listener of listeners) listener();
  }

  const timer = setInterval(() => {
    const due = duePosts(content);
    if (due.length !== shown.length) show(due);
  }, checkMs);
  timer.unref();

  return {
    news: alwaysFrom(() => catalogue),
    show(next) {
      content = next;
      show(duePosts(next));
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}

function duePosts({ posts }: NewsContent): readonly Post[] {
  const today = dayInLagos(Date.now());
  return posts.filter(({ publishedAt }) => dayInLagos(Date.parse(publishedAt)) <= today);
}

function alwaysFrom(latest: () => News): News {
  return {
    list: (query) => latest().list(query),
    find: (slug) => latest().find(slug),
    findSimilar: (slug) => latest().findSimilar(slug),
    latest: (count) => latest().latest(count),
    posts: () => latest().posts(),
    categories: () => latest().categories(),
  };
}
