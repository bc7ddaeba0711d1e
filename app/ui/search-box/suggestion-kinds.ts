import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { SuggestionKind } from './suggestion.ts';

/** How each kind is named and drawn. */
export const suggestionKinds: Readonly<
  Record<SuggestionKind, { readonly label: string; readonly icon: IconName }>
> = {
  page: { label: 'Page', icon: 'info' },
  plan: { label: 'Health plan', icon: 'insurance-card' },
  question: { label: 'Question', icon: 'message-circle' },
  post: { label: 'Article', icon: 'notes' },
  topic: { label: 'News topic', icon: 'notes' },
  facility: { label: 'Hospital', icon: 'building-2' },
};
