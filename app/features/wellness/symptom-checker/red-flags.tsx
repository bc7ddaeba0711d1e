import type { Edition } from '#app/location/edition.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { redFlags } from './care-texts.ts';

/** Stands under every result: signs for which nobody should read on. */
export function RedFlags({ edition }: { readonly edition: Edition }) {
  return (
    <div className="care-card__flags">
      <Icon name="ambulance" size={36} />
      <p>
        <strong>
          Call <a href="tel:112">112</a> (Lagos: <a href="tel:767">767</a> or 112) or go to the
          nearest emergency unit now for:
        </strong>
      </p>
      <ul>
        {redFlags.map((flag) => (
          <li key={flag}>{flag}</li>
        ))}
      </ul>
      {edition === 'DG' && (
        <p>
          Outside Nigeria, call your local emergency number, for example 999 in the United Kingdom
          or 911 in the United States and Canada.
        </p>
      )}
    </div>
  );
}
