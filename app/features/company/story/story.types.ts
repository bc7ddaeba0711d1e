import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { PageHeader } from '#app/site/page-hero/page-header.schema.ts';

export interface StoryStep {
  readonly year: number;
  readonly title: string;
  readonly text: string;
}

export interface StoryValue {
  readonly title: string;
  readonly icon: IconName;
  /** HTML of one line. */
  readonly text: string;
}

/** The content of /story; texts called `html` come from the site's own files, never from visitors. */
export interface Story extends PageHeader {
  readonly founding: { readonly title: string; readonly line: string; readonly html: string };
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  readonly timeline: {
    readonly title: string;
    readonly note?: string | undefined;
    readonly steps: readonly StoryStep[];
  };
  readonly zones: { readonly title: string; readonly text: string };
  readonly values: { readonly title: string; readonly items: readonly StoryValue[] };
  readonly regulator: {
    readonly title: string;
    readonly html: string;
    readonly licence: { readonly number: string; readonly isSample: boolean };
    readonly register: { readonly label: string; readonly href: string };
  };
}
