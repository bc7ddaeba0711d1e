import type { AnsweredQuestion } from '#app/kernel/linked-data.ts';
import type { PageHeader } from '#app/site/page-hero/page-header.schema.ts';
import type { PageSection } from '#app/ui/page-contents/page-contents.tsx';

export interface InformationPage extends PageHeader {
  readonly slug: string;
  readonly sections: readonly PageSection[];
  readonly questions: readonly AnsweredQuestion[];
  /** The finished text. Comes from the site's own files, never from visitors. */
  readonly html: string;
  readonly hasCallOut: boolean;
}
