import { formFields } from '#app/kernel/form-data/form-fields.ts';

/** A field that people neither see nor reach: what fills it in is a program. */
export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name={formFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
