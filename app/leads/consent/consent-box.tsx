import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { consentWordings, type ConsentId } from './consent-wordings.ts';

interface ConsentBoxProps {
  readonly wording: ConsentId;
  /** The insurer's name, as the wording says it. */
  readonly insurer: string;
}

/** The unticked box by which somebody agrees to one wording, which it sends by its id. */
export function ConsentBox({ wording, insurer }: ConsentBoxProps) {
  return (
    <CheckBoxField name="consent" value={wording} required>
      {consentWordings[wording](insurer)} {/* In a new tab: what was typed stays. */}
      <a href="/privacy" target="_blank">
        Privacy notice<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </CheckBoxField>
  );
}
