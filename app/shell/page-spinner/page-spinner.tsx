import { Spinner } from '#app/ui/spinner/spinner.tsx';

/** Shown by app/browser/start-spinner.ts while the next page takes long. */
export function PageSpinner() {
  return (
    <output className="page-spinner">
      <span hidden>
        <Spinner words="Loading page" />
      </span>
    </output>
  );
}
