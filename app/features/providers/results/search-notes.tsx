import type { DirectoryResult } from '#app/features/providers/directory/provider-directory.ports.ts';
import { leftOutText } from './result-words.ts';

/** Says how the typed words were taken: which were left out, and where distances are from. */
export function SearchNotes({ result }: { readonly result: DirectoryResult }) {
  const { leftOut, origin, order, total } = result;
  const isMeasured = origin !== null && order === 'distance' && total > 0;
  return (
    <output className="provider-results__notes">
      {leftOut.length > 0 && total > 0 && <p>{leftOutText(leftOut)}</p>}
      {isMeasured && <p>Distances are from the centre of {origin}.</p>}
    </output>
  );
}
