import { Link } from 'react-router';
import { useSite } from '#app/location/use-site.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { consentWordings, type ConsentId } from './consent-wordings.ts';

/** The unticked box by which somebody agrees to one wording, which it sends by its id. */
export function ConsentBox({ wording }: { readonly wording: ConsentId }) {
  const { identity } = useSite();
  return (
    <CheckBoxField name="consent" value={wording} required>
      {consentWordings[wording](identity.name)} {/* In a new tab: what was typed stays. */}
      <Link to="/privacy" target="_blank" discover="none">
        Privacy notice<span className="visually-hidden"> (opens in a new tab)</span>
      </Link>
    </CheckBoxField>
  );
}
