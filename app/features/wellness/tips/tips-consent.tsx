import { consentWordings } from '#app/leads/consent/consent-wordings.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { consentValue } from './send-tips.ts';
import { tipResults, tipsConsent, tipThemes, type TipResult } from './tips-profile.ts';

interface TipsConsentProps {
  /** The result that the tips can fit. */
  readonly result: TipResult | undefined;
  /** Themes ticked before, where the page comes from the server once more. */
  readonly ticked: readonly string[];
  readonly insurer: string;
}

/** The visitor's own tick for tips that fit, and the topics, which appear with it. */
export function TipsConsent({ result, ticked, insurer }: TipsConsentProps) {
  return (
    <>
      <CheckBoxField name="consent" value={consentValue(result)}>
        {result && <strong>Fit the tips to “{tipResults[result]}”. </strong>}
        {consentWordings[tipsConsent](insurer)}
      </CheckBoxField>
      <fieldset className="tips__themes">
        <legend>Topics (optional)</legend>
        {Object.entries(tipThemes).map(([theme, name]) => (
          <label key={theme} className="check-box">
            <input
              type="checkbox"
              name="themes"
              value={theme}
              defaultChecked={ticked.includes(theme)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
