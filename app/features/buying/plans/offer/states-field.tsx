import { states } from '#app/site/nigeria/states.ts';
import { useFieldWiring } from '#app/ui/field/use-field-wiring.ts';

interface StatesFieldProps {
  readonly legend: string;
  readonly name: string;
}

/** Asks for any number of states; the long list opens on demand. */
export function StatesField({ legend, name }: StatesFieldProps) {
  const { controlId, typed = '' } = useFieldWiring({ name });
  const ticked = typed === '' ? [] : typed.split(', ');
  return (
    <fieldset className="field" toolparamdescription={legend}>
      <legend>{legend}</legend>
      <details className="states-field" open={ticked.length > 0}>
        <summary id={controlId}>Choose states</summary>
        <div className="states-field__list">
          {states.map((state) => (
            <label key={state.id} className="check-box">
              <input
                type="checkbox"
                name={name}
                value={state.id}
                defaultChecked={ticked.includes(state.name)}
              />
              {state.name}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
