import { FieldNotes } from '#app/ui/field/field-notes.tsx';
import { useFieldWiring } from '#app/ui/field/use-field-wiring.ts';
import type { Buyer } from './quote-request.ts';

interface ChoiceFieldProps {
  /** What the field is called under each choice of whom to cover. */
  readonly labels: Readonly<Partial<Record<Buyer, string>>>;
  readonly name: string;
  readonly hint?: string;
}

/**
 * A number whose label depends on who is to be covered. All labels are there and the styles show
 * one, so that it is right without scripts too; the others have no part in the field's name.
 */
export function ChoiceField({ labels, name, hint }: ChoiceFieldProps) {
  const { controlId, typed, aria, notes } = useFieldWiring({ name, hint });
  return (
    <div className="field">
      <label htmlFor={controlId}>
        {Object.entries(labels).map(([buyer, label]) => (
          <span key={buyer} className={`people-fields__${buyer}`}>
            {label}
          </span>
        ))}
      </label>
      <input
        id={controlId}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed}
        {...aria}
      />
      <FieldNotes {...notes} />
    </div>
  );
}
