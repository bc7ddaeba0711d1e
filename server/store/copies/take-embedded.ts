import { resolve } from 'node:path';
import { lockFileIn } from '../embedded-store.ts';
import { takeLock, type StoreLock } from '../store-lock.ts';
import { CopyError } from './copy-error.ts';

/** Takes the embedded store while nobody else has it open. @throws CopyError when somebody has */
export function takeEmbedded(dataFolder: string): StoreLock {
  const lock = takeLock(lockFileIn(dataFolder), 'exclusive');
  if (!lock) throw inUse(dataFolder);
  return lock;
}

/** Tells the operator that another program has the embedded store open. */
export function inUse(dataFolder: string): CopyError {
  return new CopyError(`The store in ${resolve(dataFolder)} is in use: stop the site first.`);
}
