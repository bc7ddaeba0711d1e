import { useNavigation } from 'react-router';
import { useHasPendingChunk } from '#app/ui/page-chunk/pending-chunks.ts';
import { Spinner } from '#app/ui/spinner/spinner.tsx';
import { useDelayed } from './use-delayed.ts';

/** A page that takes less than this shows no spinner. */
export const spinnerDelayMs = 300;

/** Shown while the next page loads; the present one stays readable behind it. */
export function PageSpinner() {
  const hasPendingChunk = useHasPendingChunk();
  const isLoading = useNavigation().state === 'loading' || hasPendingChunk;
  const isShown = useDelayed(isLoading, spinnerDelayMs);
  return <output className="page-spinner">{isShown && <Spinner words="Loading page" />}</output>;
}
