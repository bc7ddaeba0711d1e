import type { RefObject } from 'react';
import { useAfterNavigation } from './use-after-navigation.ts';

/** Closes a dialog of the shell whenever the visitor goes somewhere. */
export function useCloseOnNavigation(dialogRef: RefObject<HTMLDialogElement | null>): void {
  useAfterNavigation(() => dialogRef.current?.close());
}
