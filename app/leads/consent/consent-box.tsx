import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { ConsentLink } from './consent-link.tsx';
import { consentWordings, type ConsentId } from './consent-wordings.ts';

interface ConsentBoxProps {
  readonly wording: ConsentId;
  readonly insurer: string;
}

/** An unticked consent box that sends the wording's id. */
export function ConsentBox({ wording, insurer }: ConsentBoxProps) {
  return (
    <CheckBoxField name="consent" value={wording} required>
      {consentWordings[wording](insurer)} <ConsentLink path="/privacy" text="Privacy notice" />
    </CheckBoxField>
  );
}
