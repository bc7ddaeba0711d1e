import type { PageSection } from '#app/ui/page-contents/page-contents.tsx';

export interface NewsPicture {
  readonly src: string;
  /** Addresses with their widths; undefined where there is one size only. */
  readonly srcSet: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export interface CategoryName {
  readonly slug: string;
  readonly name: string;
}

export interface Category extends CategoryName {
  readonly id: number;
  readonly description: string;
  readonly count: number;
}

export interface PostSummary {
  readonly id: number;
  /** Decoded: to be encoded again where it becomes part of an address. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly updatedAt: string | undefined;
  readonly categories: readonly CategoryName[];
  /** A role, never a person. */
  readonly author: string | undefined;
  readonly readingMinutes: number;
  /** In which direction most of its letters run. */
  readonly direction: 'ltr' | 'rtl';
  readonly picture: NewsPicture | undefined;
}

export type CardPost = Omit<PostSummary, 'excerpt' | 'updatedAt' | 'author'>;

export interface PostSource {
  readonly title: string;
  readonly url: string;
  /** When it was read, as YYYY-MM-DD. */
  readonly date: string;
}

export interface Post extends PostSummary {
  /** Finished and safe: made from our own Markdown, or sanitised when it was fetched. */
  readonly html: string;
  readonly sections: readonly PageSection[];
  readonly sources: readonly PostSource[];
}

export interface NewsQuery {
  readonly category: string | undefined;
  readonly words: string;
  /** Counted from 1. */
  readonly page: number;
}

export interface NewsPage {
  readonly posts: readonly PostSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly words: string;
  /** The category that was asked for; undefined when none was, or when there is none of that name. */
  readonly category: Category | undefined;
  readonly categories: readonly Category[];
  /** Why there is nothing to show, where the address itself is wrong. */
  readonly problem: 'no such category' | 'no such page' | undefined;
}

export interface PostView {
  readonly post: Post;
  readonly related: readonly PostSummary[];
  readonly newer: PostTitle | undefined;
  readonly older: PostTitle | undefined;
}

export type PostTitle = Pick<PostSummary, 'slug' | 'title' | 'direction'>;

/** The posts and their categories, whatever they come from. Answers from memory. */
export interface News {
  list(query: NewsQuery): NewsPage;
  find(slug: string): PostView | undefined;
  /** Posts whose titles or addresses look like a slug that does not exist; never none. */
  findSimilar(slug: string): readonly PostTitle[];
  latest(count: number): readonly CardPost[];
  /** All posts, newest first. */
  posts(): readonly Post[];
  categories(): readonly Category[];
}
