import type { ReactNode } from 'react';
import { FormNotice } from './form-notice.tsx';

export type UnsentKind = 'queued' | 'offline' | 'failed' | 'too-many' | 'too-large';

/** What only a script finds out: form-in-place.element.ts shows these words. */
export function UnsentNotices({ otherWays }: { readonly otherWays: ReactNode }) {
  const tooMany = { kind: 'too-many', retryAfterSeconds: 60, values: {} } as const;
  return (
    <>
      <FormNotice hiddenAs="queued" answer={{ kind: 'queued' }} otherWays={otherWays} />
      <FormNotice
        hiddenAs="offline"
        answer={{ kind: 'failed', isOffline: true }}
        otherWays={otherWays}
      />
      <FormNotice
        hiddenAs="failed"
        answer={{ kind: 'failed', isOffline: false }}
        otherWays={otherWays}
      />
      <FormNotice hiddenAs="too-many" answer={tooMany} otherWays={otherWays} />
      <FormNotice hiddenAs="too-large" answer={{ kind: 'too-large' }} otherWays={otherWays} />
    </>
  );
}
