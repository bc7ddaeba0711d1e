import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { consentWordings, type ConsentId } from './consent-wordings.ts';

interface ConsentBoxProps {
  readonly wording: ConsentId;
  readonly insurer: string;
}

/** An unticked consent box that sends the wording's id. */
export function ConsentBox({ wording, insurer }: ConsentBoxProps) {
  return (
    <CheckBoxField name="consent" value={wording} required>
      {consentWordings[wording](insurer)} {/* In a new tab: what was typed stays. */}
      <a className="nowrap" href="/privacy" target="_blank">
        Privacy notice<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </CheckBoxField>
  );
}
