import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly label: string;
  /** Help that is always there, below the input. */
  readonly hint?: string | undefined;
  /** What is wrong with the value, in words. */
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One labelled input with its hint and error, tied together for screen readers. */
export function Field({ label, hint, error, id, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint && `${inputId}-hint`;
  const errorId = error && `${inputId}-error`;
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      <input
        id={inputId}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        {...input}
      />
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
    </div>
  );
}
