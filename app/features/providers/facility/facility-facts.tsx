import type { ReactNode } from 'react';
import { formatDay } from '#app/kernel/days.ts';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import { specialities } from '#app/features/providers/directory/specialities.ts';

/** What is done there and who runs it; what is not known is left out. */
export function FacilityFacts({ facility }: { readonly facility: Facility }) {
  const { services, level, ownership, bands, verifiedOn } = facility;
  return (
    <section className="facility-facts" aria-label="About this place">
      <h2>Services and details</h2>
      <dl>
        <Fact term="Services">{services.join(', ')}</Fact>
        <Fact term="Specialities">
          {facility.specialities.map((id) => specialities[id]).join(', ')}
        </Fact>
        <Fact term="Level of care">{level}</Fact>
        <Fact term="Run by">{ownership && ownerWords[ownership]}</Fact>
        <Fact term="Hospital band">{bands.join(' and ')}</Fact>
        <Fact term="Last checked">{verifiedOn && formatDay(verifiedOn)}</Fact>
      </dl>
    </section>
  );
}

const ownerWords = {
  Public: 'Government',
  Private: 'Private owner',
  'Faith or charity': 'Faith group or charity',
} as const;

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return children ? (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
}
