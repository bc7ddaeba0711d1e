import type { ReactNode } from 'react';
import { FormNotice } from './form-notice.tsx';

const unsent = [
  { kind: 'queued' },
  { kind: 'offline' },
  { kind: 'failed' },
  { kind: 'too-many', retryAfterSeconds: 60 },
  { kind: 'too-large' },
] as const;

export type UnsentKind = (typeof unsent)[number]['kind'];

/** What only a script finds out: form-in-place.element.ts shows these words. */
export function UnsentNotices({ otherWays }: { readonly otherWays: ReactNode }) {
  return unsent.map((answer) => (
    <FormNotice key={answer.kind} answer={answer} otherWays={otherWays} isHidden />
  ));
}
