import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { ResultKind } from './site-search.ports.ts';

interface GroupName {
  readonly title: string;
  /** What leads to all of them. */
  readonly all: string;
  readonly icon: IconName;
}

/** What the kinds of results are called. */
export const groupNames: Readonly<Record<ResultKind, GroupName>> = {
  page: { title: 'Pages', all: 'All pages', icon: 'info' },
  plan: { title: 'Health plans', all: 'All plans', icon: 'insurance-card' },
  question: { title: 'Questions and answers', all: 'All questions', icon: 'conversation' },
  post: { title: 'News/Events', all: 'All articles', icon: 'notes' },
  facility: { title: 'Hospitals and clinics', all: 'All providers', icon: 'building-2' },
};
