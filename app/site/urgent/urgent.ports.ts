import type { Helpline, UrgentTopic } from './urgent.schema.ts';

/** What somebody in danger is told before anything else. */
export interface UrgentHelp extends Pick<UrgentTopic, 'title' | 'now' | 'source'> {
  readonly helpline: Helpline | undefined;
  /** Who has approved the text. */
  readonly note: string;
}

/** The same with the words that lead to it. */
export interface UrgentEntry extends UrgentHelp, Pick<UrgentTopic, 'words' | 'alone' | 'unless'> {}

/** Finds help for those whose search says that they are in danger. */
export interface Urgent {
  find(words: string): UrgentHelp | undefined;
  /** For browsers that search by themselves. */
  readonly entries: readonly UrgentEntry[];
}
