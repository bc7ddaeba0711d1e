import { FieldNotes, useFieldWiring } from './field-wiring.tsx';

interface ChoicesFieldProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly defaultValue?: string | undefined;
  readonly hint?: string | undefined;
  /** Beside each other where there is room: so many, or as many as fit. Left out, below each other. */
  readonly columns?: 2 | 3 | 'fit';
  readonly required?: boolean;
}

/** Radio buttons; each is a whole row to touch. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { legend, name, choices, defaultValue, hint, columns, required } = props;
  const { controlId, typed, focus, aria, notes } = useFieldWiring({ name, hint });
  const chosen = typed || defaultValue;
  const focused = choices.find(({ value }) => value === chosen) ?? choices[0];
  return (
    <fieldset className="field" role="radiogroup" toolparamdescription={legend} {...aria}>
      <legend>{legend}</legend>
      <div className={columns ? `choices choices--${columns}` : 'choices'}>
        {choices.map((choice, at) => (
          <label key={choice.value} className="choices__choice">
            <input
              // The error summary links to the first.
              id={at === 0 ? controlId : undefined}
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
              required={required}
              {...(choice === focused && focus)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}
