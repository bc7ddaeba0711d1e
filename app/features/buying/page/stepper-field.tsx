import { useRef, type ComponentProps } from 'react';
import { parseWholeNumber } from '#app/kernel/numbers.ts';
import { FieldNotes, useFieldWiring } from '#app/ui/field/field-wiring.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

export function NumberField(props: ComponentProps<typeof Field>) {
  return <Field inputMode="numeric" autoComplete="off" {...props} />;
}

interface StepperFieldProps {
  readonly label: string;
  readonly name: string;
  readonly least?: number;
  readonly most?: number | undefined;
  readonly hint?: string;
  /** Called when a button changes the number. */
  readonly onChange: () => void;
}

/** Asks for a small number, with plus and minus buttons that need scripts. */
export function StepperField(props: StepperFieldProps) {
  const { label, name, least = 0, most, hint, onChange } = props;
  const { controlId, typed, focus, aria, notes } = useFieldWiring({ name, hint });
  const input = useRef<HTMLInputElement>(null);

  function step(by: 1 | -1): void {
    if (!input.current) return;
    const number = parseWholeNumber(input.current.value);
    const next = (number.kind === 'number' ? number.value : 0) + by;
    input.current.value = String(Math.max(least, Math.min(next, most ?? next)));
    onChange();
  }

  return (
    <div className="field stepper-field">
      <label htmlFor={controlId}>{label}</label>
      <div className="stepper-field__row">
        <button
          type="button"
          className="needs-script"
          aria-label={`Fewer: ${label}`}
          onClick={() => step(-1)}
        >
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
          {...focus}
          {...aria}
        />
        <button
          type="button"
          className="needs-script"
          aria-label={`More: ${label}`}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}
