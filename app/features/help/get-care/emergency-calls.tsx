import { emergencyNumber, phoneLink } from '#app/site/contact/phones.ts';
import type { Edition } from '#app/site/edition.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

interface Call {
  readonly number: string;
  readonly where: string;
}

/** Abroad 112 alone would fail many callers. */
const calls: Readonly<Record<Edition, readonly Call[]>> = {
  NG: [
    { number: emergencyNumber, where: 'Anywhere in Nigeria, free' },
    { number: '767', where: 'Lagos' },
  ],
  DG: [
    { number: emergencyNumber, where: 'Nigeria' },
    { number: '999', where: 'United Kingdom' },
    { number: '911', where: 'US, Canada' },
  ],
};

/** The emergency numbers, each a large link that calls. */
export function EmergencyCalls({ edition }: { readonly edition: Edition }) {
  const place = edition === 'NG' ? 'nigeria' : 'abroad';
  return (
    <>
      <ul className={`emergency-calls emergency-calls--${place}`}>
        {calls[edition].map(({ number, where }) => (
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
