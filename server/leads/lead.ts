import { hash } from 'node:crypto';
import type { LeadKind } from '#app/leads/lead-kinds.ts';
import type { Edition } from '#app/site/edition.ts';

interface Consent {
  readonly version: string;
  readonly givenAtMs: number;
}

export interface NewLead {
  readonly kind: LeadKind;
  readonly fields: Readonly<Record<string, string>>;
  readonly edition: Edition;
  readonly page: string;
  readonly consent: Consent | undefined;
  /** Idempotency key sent by the browser or client. */
  readonly sentKey: string | undefined;
  readonly suspectedBot?: string | undefined;
}

export interface SavedLead {
  readonly id: string;
  /** False for a repeat of a stored submission. */
  readonly isNew: boolean;
}

/** Within this time the same content is the same submission. */
export const sameContentMs = 10 * 60 * 1000;
const longestSentKey = 255;

type Submission = Pick<NewLead, 'kind' | 'fields' | 'consent' | 'sentKey'>;

interface SubmissionKeys {
  readonly submission: string;
  /** Identifies the same content for ten minutes. */
  readonly content: string;
}

/**
 * Computes the keys of a submission, from the browser's key or, without one (no scripts, an API
 * client), from the time. The same key with other content is a new submission: a visitor who went
 * back and changed the text must not lose it.
 */
export function submissionKeysOf(submission: Submission, nowMs: number): SubmissionKeys {
  const content = digest(
    JSON.stringify([submission.kind, submission.consent?.version, sorted(submission)]),
  );
  // Two processes that take the same content at once compute the same key within the window.
  const own = submission.sentKey?.slice(0, longestSentKey) || Math.floor(nowMs / sameContentMs);
  return { content, submission: digest(`${typeof own} ${own} ${content}`) };
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}

function sorted({ fields }: Submission): [string, string][] {
  return Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
