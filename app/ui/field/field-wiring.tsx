import { use, useId } from 'react';
import { fieldId, FormContext } from '#app/ui/form/form-context.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

interface FieldIdentity {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Links a control with its hint and error, and with the form that holds its error and value. */
export function useFieldWiring({ id, name, hint, error }: FieldIdentity) {
  const form = use(FormContext);
  const ownId = useId();
  const controlId = id ?? (form && name ? fieldId(form.id, name) : ownId);
  const shownError = error ?? (name ? form?.errors[name] : undefined);
  const hintId = hint && `${controlId}-hint`;
  const errorId = shownError && `${controlId}-error`;
  return {
    controlId,
    focus: name !== undefined && form?.focus === name ? { autoFocus: true } : {},
    typed: name ? form?.values[name] : undefined,
    aria: {
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': shownError ? (true as const) : undefined,
    },
    notes: { hint, hintId, error: shownError, errorId },
  };
}

type FieldNotesProps = ReturnType<typeof useFieldWiring>['notes'];

/** The hint and the error below a control. */
export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId} className="field__hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field__error">
          <Icon name="circle-alert" size={18} />
          {error}
        </p>
      )}
    </>
  );
}
