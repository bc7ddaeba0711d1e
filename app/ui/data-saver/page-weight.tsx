import { useSyncExternalStore } from 'react';
import { usedKilobytes, watchUse } from './used-kilobytes.ts';
import { weightMark } from './weight-mark.ts';

/**
 * What this page has cost. The server knows its text; scripts count all that the browser fetched.
 */
export function PageWeight() {
  const usedKb = useSyncExternalStore(watchUse, usedKilobytes, () => undefined);
  return (
    <p className="page-weight" suppressHydrationWarning>
      {usedKb === undefined
        ? `This page weighs ${weightMark} kB without its pictures.`
        : `This page has used ${usedKb} kB of your data.`}
    </p>
  );
}
