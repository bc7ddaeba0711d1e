import { useSite } from '#app/location/use-site.ts';

/** How many people, facilities and states: the figures of the identity file. */
export function NigeriaStats() {
  const { enrollees, healthFacilities, coverage } = useSite().identity.claims;
  const [states, ...where] = coverage.split(' ');
  return (
    <ul className="nigeria-stats" aria-label="The insurer in numbers">
      <li>
        <b>{enrollees}</b> enrollees
      </li>
      <li>
        <b>{healthFacilities}</b> health facilities
      </li>
      <li>
        <b>{states}</b> {where.join(' ')}
      </li>
    </ul>
  );
}
