import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

interface HeadOfficeProps {
  readonly mapAddress: string;
}

/** The head office's address and hours. */
export function HeadOffice({ mapAddress }: HeadOfficeProps) {
  const { identity } = useSite();
  const { street, city, country } = identity.headOffice;
  return (
    <div className="head-office">
      <section aria-labelledby="head-office">
        <Icon name="map-pin" size={28} />
        <h3 id="head-office">Head office</h3>
        <address>
          {identity.legalName}
          <br />
          {street}
          <br />
          {city}, {country}
        </address>
        <p>
          <a className="text-link" href={mapAddress} target="_blank" rel="noopener">
            Show {city} on a map<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
        <p>
          Bring your plan card and ID. For a claim, bring the receipts too. If stairs are difficult
          for you, call before you come and we’ll meet you at the entrance.
        </p>
      </section>
      <section aria-labelledby="office-hours">
        <Icon name="clock" size={28} />
        <h3 id="office-hours">Opening hours</h3>
        <dl>
          {identity.officeHours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <p>
          Nigeria time (UTC+1). Closed on public holidays. Our phone line answers{' '}
          {identity.promises.emergencyLine} for emergencies and authorisation.
        </p>
      </section>
    </div>
  );
}
