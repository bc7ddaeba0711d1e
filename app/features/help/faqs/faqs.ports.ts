import type { PageHeader } from '#app/site/page-hero/page-header.schema.ts';

export interface Faq {
  /** Unique on the page; stands in links, behind the `#`. */
  readonly id: string;
  readonly question: string;
  /** The finished answer as HTML. Comes from the site's own files, never from visitors. */
  readonly answer: string;
  /** The answer's words alone, for its search and for search engines. */
  readonly plainAnswer: string;
  /** Other words under which people look for it. */
  readonly words: string;
  /** Words that mean the same as some of its own, found where no question has them. */
  readonly alike: string;
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Faq[];
}

export interface FaqsPage extends PageHeader {
  readonly groups: readonly FaqGroup[];
}
