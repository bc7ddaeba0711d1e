import { useRef } from 'react';
import { parseWholeNumber } from '#app/kernel/numbers/parse-whole-number.ts';
import { FieldNotes } from '#app/ui/field/field-notes.tsx';
import { useFieldWiring } from '#app/ui/field/use-field-wiring.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

interface StepperFieldProps {
  readonly label: string;
  readonly name: string;
  readonly most?: number | undefined;
  /** Called when a button has changed the number. */
  readonly onChange: () => void;
}

/** A small number with a button on either side; without scripts only the field itself. */
export function StepperField({ label, name, most, onChange }: StepperFieldProps) {
  const { controlId, typed, aria, notes } = useFieldWiring({ name });
  const input = useRef<HTMLInputElement>(null);

  function step(by: 1 | -1): void {
    if (!input.current) return;
    const number = parseWholeNumber(input.current.value);
    const next = (number.kind === 'number' ? number.value : 0) + by;
    input.current.value = String(Math.max(0, Math.min(next, most ?? next)));
    onChange();
  }

  return (
    <div className="field stepper-field">
      <label htmlFor={controlId}>{label}</label>
      <div className="stepper-field__row">
        <button type="button" aria-label={`Fewer: ${label}`} onClick={() => step(-1)}>
          <Icon name="minus" size={20} />
        </button>
        <input
          ref={input}
          id={controlId}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          defaultValue={typed}
          {...aria}
        />
        <button type="button" aria-label={`More: ${label}`} onClick={() => step(1)}>
          <Icon name="plus" size={20} />
        </button>
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}
