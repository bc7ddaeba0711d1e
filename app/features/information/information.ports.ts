import type { Edition } from '#app/location/edition.ts';
import type { AnsweredQuestion } from '#app/kernel/linked-data/faq-page-data.ts';
import type { FigureName } from '#app/ui/page-hero/figure-names.ts';
import type { PageAction } from '#app/ui/page-hero/page-action.ts';

/** One heading of the second level, for the list of contents. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
}

/** A page of prose, as one edition sees it. */
export interface InformationPage {
  readonly slug: string;
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  readonly eyebrow: string;
  readonly lead: string;
  readonly figure: FigureName | undefined;
  readonly actions: readonly PageAction[];
  readonly sections: readonly PageSection[];
  /** The questions that the text answers, in plain words. */
  readonly questions: readonly AnsweredQuestion[];
  /** The finished text. Comes from the site's own files, never from visitors. */
  readonly html: string;
  /** Whether the page closes with the invitation to talk to a person. */
  readonly hasCallOut: boolean;
}

/** Where the information pages come from. */
export interface InformationPages {
  /** The page under a path's first segment; undefined where there is none. */
  find(slug: string, edition: Edition): InformationPage | undefined;
}
