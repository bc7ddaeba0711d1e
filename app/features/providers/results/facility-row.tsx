import { distanceInWords } from '../directory/distance.ts';
import type { Edition } from '#app/site/edition.ts';
import type { FacilitySummary } from '../directory/facility.types.ts';
import { facilityTypes } from '../directory/facility-types.ts';
import { dialledPhone, phoneLink } from '#app/site/contact/phones.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { type PlanId, planIds, planNetworks } from '../directory/plan-bands.ts';
import { directionsLink } from '../facility/map-links.ts';

interface FacilityRowProps {
  readonly item: FacilitySummary;
  /** Says how its number is dialled. */
  readonly edition: Edition;
  /** Level of its name's heading; 2 by default. */
  readonly headingLevel?: 2 | 3;
}

/** One provider among the results, with what a visitor needs to go there. */
export function FacilityRow({ item, edition, headingLevel = 2 }: FacilityRowProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { name, path, type, place, phone, hours, distanceKm } = item;
  const { label, icon } = facilityTypes[type];
  return (
    <li className="facility-row">
      <IconTile name={icon} />
      <div>
        <Heading>
          <a className="title-link" href={path}>
            {name}
          </a>
        </Heading>
        <p className="note">{addressOf(item)}</p>
        <p className="row row--middle row--close above-2">
          <span className="fine-print strong">{label}</span>
          <PlanTags plans={item.plans} />
        </p>
      </div>
      <div className="note facility-row__side full-row">
        <p>
          {distanceKm !== null && (
            <strong className="text-strong">{distanceInWords(distanceKm)}</strong>
          )}
          {distanceKm !== null && hours && ' · '}
          {hours}
        </p>
        <div className="facility-row__actions">
          {phone && (
            <a
              className="button button--secondary button--small"
              href={phoneLink(dialledPhone(edition, phone))}
              aria-label={`Call ${name}`}
            >
              <Icon name="phone" size={18} />
              Call
            </a>
          )}
          {place && (
            <a
              className="button button--secondary button--small"
              href={directionsLink(place)}
              rel="noreferrer"
              aria-label={`Directions to ${name}`}
            >
              <Icon name="navigation" size={18} />
              Directions
            </a>
          )}
        </div>
      </div>
    </li>
  );
}

function addressOf({ address, lga, state }: FacilitySummary): string {
  return [address, lga, lga === state ? '' : state].filter(Boolean).join(', ');
}

function PlanTags({ plans }: { readonly plans: readonly PlanId[] }) {
  if (plans.length === 0) return <span className="fine-print">Ask us which plans</span>;
  if (plans.length === planIds.length) return <span className="tag tag--success">All plans</span>;
  return plans.map((plan) => (
    <span key={plan} className="tag">
      {planNetworks[plan].name}
    </span>
  ));
}
