import type { FacilityDetails } from '../directory/facility.types.ts';
import { facilityTypes } from '../directory/facility-types.ts';
import { partnerLogo } from '../directory/partner-logo.ts';
import { useSite } from '#app/site/use-site.ts';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { Breadcrumbs } from '#app/site/breadcrumbs/breadcrumbs.tsx';
import { CallButton } from '#app/site/contact/contact-buttons.tsx';
import { dialledPhone } from '#app/site/contact/phones.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { directionsLink, geoLink, openStreetMapLink } from './map-links.ts';

type FacilityProps = Pick<FacilityDetails, 'facility' | 'summary'>;

/** Name, kind and address, and the way back to the others. */
export function FacilityHead({ facility, summary }: FacilityProps) {
  const { label, icon } = facilityTypes[facility.type];
  const { identity } = useSite();
  const logo = partnerLogo(facility.id, 'webp');
  const where = [summary.address, facility.ward, summary.lga, summary.state].filter(Boolean);
  return (
    <header className="page-head facility-head">
      <div className="wrap columns columns--early facility-head__inner">
        <Breadcrumbs
          parents={[
            { path: '/providers', name: 'Providers' },
            { path: `/providers?state=${facility.stateId}`, name: summary.state },
          ]}
          title={facility.name}
        />
        {logo ? (
          <img src={logo} alt="" width="144" height="96" />
        ) : (
          <IconTile name={icon} size={40} />
        )}
        <div>
          <p className="eyebrow">{logo ? `${label}, partner of ${identity.name}` : label}</p>
          <h1>{facility.name}</h1>
          <p className="lead">{where.join(', ')}</p>
        </div>
      </div>
    </header>
  );
}

/** How to reach the place: by telephone, and on the map of the visitor's choice. */
export function FacilityWay({ facility, summary }: FacilityProps) {
  const { edition } = useSite();
  const { place, name } = facility;
  const phone = facility.phone && dialledPhone(edition, facility.phone);
  return (
    <section className="stack stack--3" aria-label="How to reach it">
      {phone && <CallButton phone={phone} />}
      {place ? (
        <>
          <a className="button button--secondary" href={directionsLink(place)} rel="noreferrer">
            <Icon name="navigation" size={20} />
            Directions
          </a>
          <p className="stack stack--1 start">
            <a className="text-link tall-link" href={geoLink(place, name)}>
              Open in your map app
            </a>
            <a className="text-link tall-link" href={openStreetMapLink(place)} rel="noreferrer">
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
