import type { PageHeader } from '#app/ui/page-hero/page-header.ts';
import type { Edition } from '#app/location/edition.ts';

/** One question with its answer. */
export interface Faq {
  /** Unique on the page; stands in links, behind the `#`. */
  readonly id: string;
  readonly question: string;
  /** The finished answer as HTML. Comes from the site's own files, never from visitors. */
  readonly answer: string;
  /** Other words under which people look for it. */
  readonly words: string;
}

/** Questions on one subject. */
export interface FaqGroup {
  /** Unique on the page, like those of its questions. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Faq[];
}

/** The page of questions, as one edition sees it. */
export interface FaqsPage extends PageHeader {
  readonly groups: readonly FaqGroup[];
}

/** Where questions and answers come from. */
export interface Faqs {
  page(edition: Edition): FaqsPage;
}
