import type { StepProps } from '../checkout.ts';
import { PersonHospital } from './person-hospital.tsx';

/** Asks for the hospital each person goes to first, which can be chosen later. */
export function HospitalStep({ view }: StepProps) {
  const { hospitals, plan } = view;
  const first = hospitals[0]?.name ?? '';
  return (
    <div className="stack hospital-step">
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
