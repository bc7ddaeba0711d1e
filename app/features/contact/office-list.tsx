import { phoneLink } from '#app/site/contact/phones.ts';
import { stateNamesOf } from '#app/site/nigeria/states.ts';
import type { Office, Offices } from '#app/site/offices.schema.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** The six zonal offices: where each is, when it is open, and which states it looks after. */
export function OfficeList({ offices }: { readonly offices: Offices }) {
  return (
    <section className="stack stack--3 office-list" aria-labelledby="offices">
      <h3 id="offices">An office in each of the six zones</h3>
      <p>Your office is the one for the state you live in, whichever hospital you use.</p>
      {offices.isSample && (
        <p className="eyebrow office-list__sample">
          <Icon name="info" size={20} />
          These addresses and numbers are examples. Please don’t visit or call.
        </p>
      )}
      <ul className="grid grid--3 office-list__cards">
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
      <h4>{zone}</h4>
      <p className="muted office-list__states">{stateNamesOf(zone).join(', ')}</p>
      <address>
        {street}, {city}
      </address>
      {hours.split('; ').map((days) => (
        <p key={days}>{days}</p>
      ))}
      <p>{languages}</p>
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
