import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import { useSite } from '#app/site/use-site.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { FacilityRow } from '../results/facility-row.tsx';

interface FacilityNeighboursProps {
  readonly neighbours: readonly FacilitySummary[];
  readonly stateId: string;
}

/** The nearest others, in case this one does not suit. */
export function FacilityNeighbours({ neighbours, stateId }: FacilityNeighboursProps) {
  const { edition } = useSite();
  if (neighbours.length === 0) return null;
  return (
    <section className="facility-neighbours" aria-labelledby="facility-neighbours">
      <h2 id="facility-neighbours">Others nearby</h2>
      <ul>
        {neighbours.map((item) => (
          <FacilityRow key={item.id} item={item} edition={edition} headingLevel={3} />
        ))}
      </ul>
      <p>
        <TextLink href={`/providers?state=${stateId}`}>See all providers in this state</TextLink>
      </p>
    </section>
  );
}
