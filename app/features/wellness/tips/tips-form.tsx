import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { Field } from '#app/ui/field/field.tsx';
import { MeantAddress } from '#app/ui/form/email-field.tsx';
import { Honeypot } from '#app/ui/form/honeypot.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { consentWordings } from '#app/leads/consent/consent-wordings.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { wellnessPath } from '../wellness-path.ts';
import { tipsMessages } from './tips-messages.ts';
import {
  consentValue,
  readAgreedProfile,
  tipResults,
  tipsConsent,
  tipThemes,
  type TipResult,
} from './tips-profile.ts';
import type { Tip } from './tips.ports.ts';

/** The server's answer to the form; tips come with it only with the visitor's consent. */
export type SentTips = FormAnswer & {
  readonly tips?: readonly Tip[] | undefined;
  /** The address that was meant, where the typed one looks mistyped. */
  readonly meant?: string | undefined;
};

interface TipsFormProps {
  readonly sent?: SentTips | undefined;
  /** The tool's result, which the visitor may send along. */
  readonly result?: TipResult | undefined;
  readonly insurer: string;
}

/** One email address for health tips, which the wellness page takes. */
export function TipsForm({ sent, result, insurer }: TipsFormProps) {
  return (
    <form-in-place data-form="tips">
      {sent?.kind === 'saved' ? (
        <TipsThanks tips={sent.tips} />
      ) : (
        <UnsentTips sent={sent} result={result} insurer={insurer} />
      )}
    </form-in-place>
  );
}

interface UnsentTipsProps extends TipsFormProps {
  readonly sent: Exclude<SentTips, { readonly kind: 'saved' }> | undefined;
}

function UnsentTips({ sent, result, insurer }: UnsentTipsProps) {
  const errors = sent?.kind === 'invalid' ? sent.errors : {};
  const context = sent && {
    id: 'tips',
    errors,
    values: sent.values,
    focus: Object.keys(errors)[0],
  };
  const failure = errors['email'] === tipsMessages.refused ? 'refused' : sent?.kind;
  return (
    <form
      className="stack tips above-4"
      toolname="tips"
      tooldescription="Get personal health tips by email"
      method="post"
      action={wellnessPath}
    >
      <p className="note">
        Leave your email address and we’ll send you practical health tips. If you don’t tick the box
        below, we keep only your email address. You can unsubscribe using the link in any of our
        emails. See our <TextLink href="/privacy">privacy notice</TextLink>.
      </p>
      <FormContext value={context}>
        <Field
          label="Email address"
          type="email"
          name="email"
          autoComplete="email"
          aria-required="true"
        />
        {sent?.meant !== undefined && (
          <MeantAddress name="email" typed={sent.values['email'] ?? ''} meant={sent.meant} />
        )}
        <TipsConsent
          result={result ?? (sent && readAgreedProfile(sent.values)?.result)}
          ticked={sent?.values['themes']?.split(' ') ?? []}
          insurer={insurer}
        />
      </FormContext>
      <TipsFailures failure={failure} />
      <Honeypot />
      <input type="hidden" name="tool" value="tips" />
      <SendButton>Send me tips</SendButton>
      <output className="visually-hidden" data-sending="" />
    </form>
  );
}

/** What to do beside trying again; form-in-place.element.ts shows a notice where no answer comes. */
const failures = [
  { kind: 'refused', notice: '', advice: 'Check your email address first.' },
  {
    kind: 'too-many',
    notice: 'too-many',
    advice: 'Wait a minute first. Too many forms came from your network at once.',
  },
  { kind: 'unavailable', notice: 'offline failed too-large', advice: undefined },
] as const;

function TipsFailures({ failure }: { readonly failure: string | undefined }) {
  return failures.map(({ kind, notice, advice }) => (
    <div
      key={kind}
      className="message message--danger"
      role="alert"
      tabIndex={-1}
      hidden={kind !== failure}
      data-notice={notice}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- says why at once
      autoFocus={kind === failure && kind !== 'refused'}
    >
      <Icon name="circle-alert" size={20} />
      <div>
        <strong>{tipsMessages.failed}</strong>
        {advice && <p>{advice}</p>}
      </div>
    </div>
  ));
}

function TipsThanks({ tips }: { readonly tips: readonly Tip[] | undefined }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- says so at once
    <div className="stack tips above-4" tabIndex={-1} autoFocus>
      <output className="message message--success">
        <Icon name="circle-check" />
        {tipsMessages.sent}
      </output>
      {tips && (
        <>
          <ul className="stack stack--3" aria-label="Your tips">
            {tips.map(({ title, text, source }) => (
              <li key={text} className="card pad-4">
                <strong>{title}</strong>
                <p>{text}</p>
                <p className="note">
                  Source: <TextLink href={source.url}>{source.name}</TextLink>
                </p>
              </li>
            ))}
          </ul>
          <p className="note">
            This is general information, not a diagnosis. It cannot replace a health worker.
          </p>
        </>
      )}
    </div>
  );
}

interface TipsConsentProps {
  /** The result that the tips can fit. */
  readonly result: TipResult | undefined;
  /** Themes ticked before, where the page comes from the server once more. */
  readonly ticked: readonly string[];
  readonly insurer: string;
}

/** The visitor's own tick for tips that fit, and the topics, which appear with it. */
function TipsConsent({ result, ticked, insurer }: TipsConsentProps) {
  return (
    // The server is told of the result only with the tick: what is offered stays as it stands.
    <div className="stack" data-kept="">
      <CheckBoxField name="consent" value={consentValue(result)}>
        {result && <strong>Fit the tips to “{tipResults[result]}”. </strong>}
        {consentWordings[tipsConsent](insurer)}
      </CheckBoxField>
      <fieldset className="tips__themes">
        <legend className="strong">Topics (optional)</legend>
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
    </div>
  );
}
