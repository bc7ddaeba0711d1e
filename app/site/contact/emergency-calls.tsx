import type { Edition } from '#app/site/edition.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { emergencyNumbers, phoneLink } from './phones.ts';

/** The emergency numbers, each a large link that calls. */
export function EmergencyCalls({ edition }: { readonly edition: Edition }) {
  const place = edition === 'NG' ? 'nigeria' : 'abroad';
  return (
    <>
      <ul className={`emergency-calls emergency-calls--${place}`}>
        {emergencyNumbers[edition].map(({ number, where }) => (
          <li key={number}>
            <a href={phoneLink(number)}>
              <strong>
                <Icon name="phone" size={22} />
                Call {number}
              </strong>
              <span>{where}</span>
            </a>
          </li>
        ))}
      </ul>
      {edition === 'DG' && <p>Elsewhere, call your local emergency number.</p>}
    </>
  );
}
