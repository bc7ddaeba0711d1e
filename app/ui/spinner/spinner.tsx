/** A spinner with its words; still where motion is reduced. */
export function Spinner({ words }: { readonly words: string }) {
  return (
    <span className="spinner">
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <circle className="spinner__track" cx="24" cy="24" r="21" />
        <path className="spinner__arc" d="M24 3a21 21 0 0 1 21 21" />
        <circle className="spinner__ring" cx="24" cy="24" r="11" />
        <circle className="spinner__dot" cx="24" cy="24" r="4" />
      </svg>
      {words}
    </span>
  );
}
