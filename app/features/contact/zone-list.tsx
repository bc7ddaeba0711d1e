import { phoneLink } from '#app/location/phone-link.ts';
import { useSite } from '#app/location/use-site.ts';
import { zones } from './zones.ts';

/** Which of the six offices looks after which states. */
export function ZoneList() {
  const { contact } = useSite().identity.phones;
  return (
    <section className="zone-list" aria-labelledby="zones">
      <h3 id="zones">An office in each of the six zones</h3>
      <p>
        Call <a href={phoneLink(contact)}>{contact}</a> and say your state: member care puts you
        through to your office, or gives you its address.
      </p>
      <ul className="zone-list__zones">
        {zones.map(({ name, states }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>{states.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
