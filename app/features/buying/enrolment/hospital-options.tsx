import { FieldNotes } from '#app/ui/field/field-notes.tsx';
import { useFieldWiring } from '#app/ui/field/use-field-wiring.ts';
import type { HospitalOption } from './checkout.ts';

interface HospitalOptionsProps {
  readonly options: readonly HospitalOption[];
  readonly chosen: string | undefined;
}

/** Hospitals to choose one from, each with where it is, and the choice to decide later. */
export function HospitalOptions({ options, chosen }: HospitalOptionsProps) {
  const { controlId, aria, notes } = useFieldWiring({ name: 'hospital' });
  const isOffered = options.some(({ id }) => id === chosen);
  return (
    <fieldset className="field" role="radiogroup" {...aria}>
      <legend>Your hospital</legend>
      <div className="choices hospital-options">
        <label className="choices__choice">
          <input
            id={controlId}
            type="radio"
            name="hospital"
            value="later"
            defaultChecked={!isOffered}
          />
          <span>
            Choose later
            <small>We help you to find one when we call</small>
          </span>
        </label>
        {options.map(({ id, name, place }) => (
          <label key={id} className="choices__choice">
            <input type="radio" name="hospital" value={id} defaultChecked={id === chosen} />
            <span>
              {name}
              <small>{place}</small>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes {...notes} />
    </fieldset>
  );
}
