/** Asks whether an answer was of use; faq-list.element.ts keeps what is said in this browser. */
export function FaqHelpful() {
  return (
    <fieldset className="faq-helpful" hidden>
      <legend>Was this helpful?</legend>
      {(['yes', 'no'] as const).map((value) => (
        <button key={value} type="button" value={value} aria-pressed="false">
          {value === 'yes' ? 'Yes' : 'No'}
        </button>
      ))}
      <output>
        <span data-opinion="yes" hidden>
          Thank you.
        </span>
        <span data-opinion="no" hidden>
          Then please <a href="/contact">ask us</a>.
        </span>
      </output>
    </fieldset>
  );
}
