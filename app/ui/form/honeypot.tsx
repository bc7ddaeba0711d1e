import { formFields } from '#app/kernel/form-answer.ts';

/** A field that people neither see nor reach: only programs fill it in. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name={formFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
