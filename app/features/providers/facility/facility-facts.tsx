import type { ReactNode } from 'react';
import { formatDay } from '#app/kernel/days.ts';
import type { Facility, FacilitySummary } from '../directory/facility.types.ts';
import { specialities } from '../directory/facility-types.ts';
import { weekInWords, parseOpeningHours } from '../directory/opening-hours.ts';
import { planIds, planNetworks, type PlanId } from '../directory/plan-bands.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { useSite } from '#app/site/use-site.ts';
import { FacilityRow } from '../results/facility-row.tsx';

/** What is done there and who runs it; what is not known is left out. */
export function FacilityFacts({ facility }: { readonly facility: Facility }) {
  const { services, level, ownership, bands, verifiedOn } = facility;
  return (
    <section className="facility-facts" aria-label="About this place">
      <h2 className="small-title below-3">Services and details</h2>
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
      <dt className="muted strong">{term}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
}

interface FacilityHoursProps {
  readonly opening: string | undefined;
  /** What matters at this moment. */
  readonly now: string | null;
}

/** The week's opening hours. */
export function FacilityHours({ opening, now }: FacilityHoursProps) {
  const hours = opening === undefined ? undefined : parseOpeningHours(opening);
  return (
    <section className="card facility-hours pad-5" aria-label="Opening hours">
      <h2 className="small-title below-3">Opening hours</h2>
      {hours ? (
        <dl>
          {weekInWords(hours).map(({ days, hours: text }) => (
            <div key={days} className="row">
              <dt>{days}</dt>
              <dd className="tabular">{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>We don’t have the opening hours. Call before you go.</p>
      )}
      {hours?.kind === 'days' && now && <p className="above-3 text-success strong">{now}</p>}
    </section>
  );
}

/** Which plans pay for care at this place. */
export function FacilityPlans({ plans }: { readonly plans: readonly PlanId[] }) {
  return (
    <section className="facility-plans" aria-label="Plans">
      <h2 className="small-title below-3">Which plans cover care here</h2>
      {plans.length > 0 ? (
        <ul className="stack stack--2">
          {planIds.map((plan) => (
            <li key={plan} className={plans.includes(plan) ? 'facility-plans__covered' : undefined}>
              <Icon name={plans.includes(plan) ? 'check' : 'minus'} size={22} />
              {planNetworks[plan].name}
              <span>{plans.includes(plan) ? 'covered' : 'not covered'}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>We don’t know yet which plans cover care here. Ask us before you go.</p>
      )}
      <p>
        <TextLink href="/insurance-plans">Compare the plans</TextLink>
      </p>
    </section>
  );
}

interface FacilityNeighboursProps {
  readonly neighbours: readonly FacilitySummary[];
  readonly stateId: string;
}

/** The nearest others, in case this one does not suit. */
export function FacilityNeighbours({ neighbours, stateId }: FacilityNeighboursProps) {
  const { edition } = useSite();
  if (neighbours.length === 0) return null;
  return (
    <section className="full-row" aria-labelledby="facility-neighbours">
      <h2 className="small-title below-3" id="facility-neighbours">
        Others nearby
      </h2>
      <ul>
        {neighbours.map((item) => (
          <FacilityRow key={item.id} item={item} edition={edition} headingLevel={3} />
        ))}
      </ul>
      <p className="above-4">
        <TextLink href={`/providers?state=${stateId}`}>See all providers in this state</TextLink>
      </p>
    </section>
  );
}
