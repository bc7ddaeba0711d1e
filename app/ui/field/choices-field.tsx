import type { Choice } from './choice.ts';
import { FieldNotes } from './field-notes.tsx';
import { useFieldWiring } from './use-field-wiring.ts';

interface ChoicesFieldProps {
  /** The question that the choices answer. */
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly defaultValue?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** A question with few answers, of which one is chosen; each is a whole row to touch. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { legend, name, choices, defaultValue, hint, error, required } = props;
  const { controlId, typed, aria, notes } = useFieldWiring({ name, hint, error });
  const chosen = typed || defaultValue;
  return (
    <fieldset className="field" role="radiogroup" toolparamdescription={legend} {...aria}>
      <legend>{legend}</legend>
      <div className="choices">
        {choices.map(({ value, label }, at) => (
          <label key={value} className="choices__choice">
            <input
              // The first is where the error summary leads to.
              id={at === 0 ? controlId : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required={required}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
