import type { FitData } from './fit-data.ts';

/** Shows what the estimate is made of, and what it leaves out. */
export function FitBasis({ data: { basis, levels } }: { readonly data: FitData }) {
  const { isSample, asOf, source, illnessDays, rate, care } = basis;
  const names = levels.map(({ name }) => name.toLowerCase());
  return (
    <details className="above-6">
      <summary>How we work this out</summary>
      <ul>
        <li>The price is for one year, paid at once. Paying in parts costs more.</li>
        <li>
          Your share is what the plan doesn’t pay: care that isn’t covered, is beyond a limit or
          falls in a waiting period. We leave out the first {illnessDays} days, when a new member is
          covered for accidents and emergencies only.
        </li>
        <li>
          If a plan’s bands don’t include your hospital, we count planned care there as yours to
          pay. You could choose another hospital. Emergencies are paid for at any hospital.
        </li>
        <li>
          Limits are for each person and year; one for two years can be used in the first. Care of
          one person, a birth and a long-term illness are counted on one member. Wellness checks and
          the gym are left out.
        </li>
        {rate !== undefined && (
          <li>
            Hospitals bill in naira. Your share is converted at {rate}, without the charge for
            paying from abroad.
          </li>
        )}
      </ul>
      <p>
        {isSample ? 'Sample costs' : 'Costs'} of care, {asOf}. {source} Times are for{' '}
        {names.slice(0, -1).join(', ')} and {names.at(-1)} care.
      </p>
      <ul>
        {care.map(({ id, name, words }) => (
          <li key={id}>
            {name}: {words}
          </li>
        ))}
      </ul>
    </details>
  );
}
