import { phoneLink, emergencyNumber } from '#app/site/contact/phones.ts';
import { useSite } from '#app/site/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';

/** The numbers to call, first of all for an emergency. */
export function EmergencyNumbers() {
  const { edition, identity } = useSite();
  const { name, phones } = identity;
  return (
    <section className="emergency-numbers" aria-labelledby="emergency-title">
      <h2 id="emergency-title">Emergency numbers</h2>
      <ul>
        <Line
          icon="siren"
          number={emergencyNumber}
          label="Emergency in Nigeria"
          note="Ambulance, fire and police. Free from any phone."
        />
        {edition === 'NG' && (
          <Line icon="phone" number={phones.contact} label={name} note="From Nigeria." />
        )}
        <Line
          icon="globe"
          number={phones.international}
          label={name}
          note={edition === 'NG' ? 'From anywhere else.' : 'From any country.'}
        />
      </ul>
      <p className="emergency-numbers__advice">
        In an emergency, go to the nearest hospital now. You do not need approval first.
      </p>
    </section>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly number: string;
  readonly label: string;
  readonly note: string;
}

function Line({ icon, number, label, note }: LineProps) {
  return (
    <li>
      <a href={phoneLink(number)}>
        <Icon name={icon} />
        <span>
          {label} <small>{note}</small>
        </span>
        <strong>{number}</strong>
      </a>
    </li>
  );
}
