import type { ReactNode } from 'react';
import { formatNumber } from '#app/kernel/numbers.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FieldNotes, useFieldWiring } from '#app/ui/field/field-wiring.tsx';
import { Field } from '#app/ui/field/field.tsx';
import type { StepProps } from '../checkout.server.ts';
import type { HospitalChoice } from './hospital-choice.server.ts';
import { controlNames } from './step-fields.ts';
import { chooseLater, fieldOf, sameAsFirst, searchedName } from './people.ts';

/** Asks for the hospital each person goes to first, which can be chosen later. */
export function HospitalStep({ view }: StepProps<'hospital'>) {
  const { hospitals, plan } = view;
  const first = hospitals[0]?.name ?? '';
  return (
    <div className="stack stack--6">
      <p>
        Choose the hospital or clinic {hospitals.length > 1 ? 'each person goes' : 'to go'} to
        first. You can skip this and choose later.
      </p>
      {hospitals.map((choice) => (
        <PersonHospital key={choice.slot.key} choice={choice} first={first} view={view} />
      ))}
      <p>
        <a href={`/providers?plan=${plan.id}&state=${view.draft['state'] ?? ''}`} target="_blank">
          All hospitals on {plan.name}, with a map
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

interface PersonHospitalProps extends HospitalsProps {
  readonly first: string;
}

function PersonHospital({ choice, first, view }: PersonHospitalProps) {
  const { slot, name, chosen, isWithFirst, options } = choice;
  const { controlId, aria, notes } = useFieldWiring({ name: fieldOf(slot, 'hospital') });
  const searchField = fieldOf(slot, 'hospitalText');
  const isSearched = Boolean(view.draft[searchField]) || view.focus === searchField;
  const list = <Hospitals choice={choice} view={view} />;
  const isOpen = !isWithFirst || isSearched || options.some(({ id }) => id === chosen);
  return (
    <fieldset className="field person-hospital" role="radiogroup" {...aria}>
      <legend className="display-name">
        {slot.key === '' ? 'Your hospital' : `Hospital for ${name}`}
      </legend>
      <div className="choices">
        {!slot.isFirst && (
          <Choice choice={choice} value={sameAsFirst} id={controlId}>
            The same as {first}
          </Choice>
        )}
        <Choice choice={choice} value={chooseLater} id={slot.isFirst ? controlId : undefined}>
          Choose later
          <small className="block">We’ll help you find one when we call</small>
        </Choice>
      </div>
      {slot.isFirst ? (
        list
      ) : (
        <details open={isOpen}>
          <summary>
            Another hospital<span className="visually-hidden"> for {name}</span>
          </summary>
          {list}
        </details>
      )}
      <FieldNotes {...notes} />
    </fieldset>
  );
}

interface HospitalsProps extends StepProps {
  readonly choice: HospitalChoice;
}

function Hospitals({ choice, view }: HospitalsProps) {
  const { slot, name, options, isUnavailable } = choice;
  const searchField = fieldOf(slot, 'hospitalText');
  return (
    <div className="stack">
      {!isUnavailable && (
        <div className="inset form__row">
          <Field label="Name or town" name={searchField} type="search" autoComplete="off" />
          <input
            type="hidden"
            name={searchedName(searchField)}
            value={view.draft[searchField] ?? ''}
          />
          <Button
            type="submit"
            kind="secondary"
            name={controlNames.go}
            value={`search.${fieldOf(slot, 'hospital')}`}
          >
            Show hospitals
            {slot.key !== '' && <span className="visually-hidden"> for {name}</span>}
          </Button>
        </div>
      )}
      <output className="strong">{countWords(choice, view.plan.name)}</output>
      <div className="choices">
        {options.map(({ id, name: hospital, place, distance }) => (
          <Choice key={id} choice={choice} value={id}>
            {hospital}
            <small className="block">
              {distance && <strong>{distance} · </strong>}
              {place}
            </small>
          </Choice>
        ))}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly choice: HospitalChoice;
  readonly value: string;
  /** Set on the first, which error summaries link to. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

function Choice({ choice, value, id, children }: ChoiceProps) {
  const name = fieldOf(choice.slot, 'hospital');
  const { focus } = useFieldWiring({ name });
  const isChosen = choice.chosen === value;
  return (
    <label className="choices__choice">
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        {...(isChosen && focus)}
      />
      <span>{children}</span>
    </label>
  );
}

function countWords(choice: HospitalChoice, planName: string): string {
  const { total, area, options, origin, isWidened, isUnavailable } = choice;
  if (isUnavailable) {
    return 'We can’t show the list of hospitals right now. Continue, and choose your hospital later.';
  }
  if (total === 0) {
    return `No hospitals or clinics found on ${planName} in ${area}. Try another name or area, or choose later.`;
  }
  const places = total === 1 ? 'hospital or clinic' : 'hospitals and clinics';
  const found = `${formatNumber(total)} ${places} on ${planName} in ${area}`;
  const which = origin ? 'nearest' : 'first';
  const some = total > options.length ? `, the ${which} ${options.length} below` : '';
  const from = origin ? ` Distances are from the centre of ${origin}.` : '';
  return `${isWidened ? 'None in that area. ' : ''}${found}${some}.${from}`;
}
