import { Icon } from '#app/ui/icon/icon.tsx';

interface FieldNotesProps {
  readonly hint?: string | undefined;
  readonly hintId?: string | undefined;
  readonly error?: string | undefined;
  readonly errorId?: string | undefined;
}

/** What stands below a control: help that is always there, and what is wrong. */
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
