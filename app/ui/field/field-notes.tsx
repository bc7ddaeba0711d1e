import { Icon } from '#app/ui/icon/icon.tsx';

interface FieldNotesProps {
  readonly hint?: string | undefined;
  readonly hintId?: string | undefined;
  readonly error?: string | undefined;
  readonly errorId?: string | undefined;
}

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
