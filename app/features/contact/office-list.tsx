import { phoneLink } from '#app/site/contact/phones.ts';
import { stateNamesOf } from '#app/site/nigeria/states.ts';
import type { Office, Offices } from '#app/site/offices.schema.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** The six zonal offices: where each is, when it is open, and which states it looks after. */
export function OfficeList({ offices }: { readonly offices: Offices }) {
  return (
    <section className="stack stack--3 above-12" aria-labelledby="offices">
      <h3 id="offices">An office in each of the six zones</h3>
      <p className="measure">
        Each member’s office is the one for the state they live in, whichever hospital they use.
      </p>
      {offices.isSample && (
        <p className="eyebrow media media--close media--middle">
          <Icon name="info" size={20} />
          These addresses and numbers are examples. Please don’t visit or call.
        </p>
      )}
      <ul className="grid grid--3 office-list__cards above-3">
        {offices.offices.map((office) => (
          <OfficeCard key={office.zone} office={office} />
        ))}
      </ul>
    </section>
  );
}

function OfficeCard({ office }: { readonly office: Office }) {
  const { zone, city, street, phone, hours, languages, map } = office;
  return (
    <li className="card">
      <h4 className="text-brand">{zone}</h4>
      <p className="fine-print below-3">{stateNamesOf(zone).join(', ')}</p>
      <address className="strong">
        {street}, {city}
      </address>
      {hours.split('; ').map((days) => (
        <p key={days} className="smaller">
          {days}
        </p>
      ))}
      <p className="smaller below-3">{languages}</p>
      <p className="row row--apart office-list__links">
        <a className="tall-link" href={phoneLink(phone)}>
          <Icon name="phone" size={18} />
          {phone}
        </a>
        <a className="tall-link" href={map} target="_blank" rel="noopener">
          <Icon name="map" size={18} />
          Map<span className="visually-hidden"> of {city} (opens in a new tab)</span>
        </a>
      </p>
    </li>
  );
}
