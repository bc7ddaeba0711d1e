import type {
  Facility,
  FacilitySummary,
} from '#app/features/providers/directory/facility.types.ts';
import { dialledPhone, phoneLink } from '#app/site/contact/phones.ts';
import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { directionsLink, geoLink, openStreetMapLink } from './map-links.ts';

interface FacilityWayProps {
  readonly facility: Facility;
  readonly summary: FacilitySummary;
}

/** How to reach the place: by telephone, and on the map of the visitor's choice. */
export function FacilityWay({ facility, summary }: FacilityWayProps) {
  const { edition } = useSite();
  const { place, name } = facility;
  const phone = facility.phone && dialledPhone(edition, facility.phone);
  return (
    <section className="stack facility-way" aria-label="How to reach it">
      {phone && (
        <a className="button" href={phoneLink(phone)}>
          <Icon name="phone" size={20} />
          Call {phone}
        </a>
      )}
      {place ? (
        <>
          <a className="button button--secondary" href={directionsLink(place)} rel="noreferrer">
            <Icon name="navigation" size={20} />
            Directions
          </a>
          <p className="facility-way__maps">
            <a className="text-link" href={geoLink(place, name)}>
              Open in your map app
            </a>
            <a className="text-link" href={openStreetMapLink(place)} rel="noreferrer">
              See it on OpenStreetMap
            </a>
          </p>
        </>
      ) : (
        <p>
          We don’t have a map location yet.
          {summary.lga && ` Ask for directions in ${summary.lga}.`}
        </p>
      )}
    </section>
  );
}
