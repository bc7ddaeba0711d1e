import { hash } from 'node:crypto';
import type { NewLead } from './lead.ts';

/** Within this time the same content counts as sent twice. */
export const sameContentMs = 10 * 60 * 1000;
const longestSentKey = 255;

type Submission = Pick<NewLead, 'kind' | 'fields' | 'consent' | 'sentKey'>;

/** By which a submission that comes again is recognised. */
export interface SubmissionKeys {
  /** The same for one sending and its repeats. */
  readonly submission: string;
  /** The same for the same content, whoever repeats it; counts for ten minutes. */
  readonly content: string;
}

/**
 * The keys of a submission. The browser sends a key of its own with the form; where it cannot (no
 * scripts, an API client) the content serves. A key sent again with other content is another
 * submission: somebody went back and changed the text, and that must not be lost.
 */
export function submissionKeysOf(submission: Submission, nowMs: number): SubmissionKeys {
  const content = shortened(
    JSON.stringify([submission.kind, submission.consent?.version, sorted(submission)]),
  );
  // Two processes may take the same content at the same moment: within the window both make the
  // same key, and the second finds the first.
  const own = submission.sentKey?.slice(0, longestSentKey) || Math.floor(nowMs / sameContentMs);
  return { content, submission: shortened(`${typeof own} ${own} ${content}`) };
}

function shortened(text: string): string {
  return hash('sha256', text, 'base64url');
}

function sorted({ fields }: Submission): [string, string][] {
  return Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
