import type { FigureName } from './figure-names.ts';
import type { PageAction } from './page-action.ts';

/** The head of a page, as its content file gives it. */
export interface PageHeader {
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  readonly eyebrow: string;
  readonly lead: string;
  readonly figure?: FigureName | undefined;
  readonly actions: readonly PageAction[];
}
