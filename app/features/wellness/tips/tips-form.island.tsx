import { useState, type SubmitEvent } from 'react';
import { Field } from '#app/ui/field/field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SendingContext } from '#app/ui/form/sending-context.ts';
import { Trap } from '#app/ui/form/trap.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { wellnessPath } from '../wellness-path.ts';
import { sendTips } from './send-tips.ts';
import { TipsNote } from './tips-note.tsx';
import { emailOf, tipsMessages, type TipsOutcome } from './tips-outcome.ts';

type TipsState = TipsOutcome | 'idle' | 'submitting';

interface TipsFormProps {
  /** What the server made of the form, sent without scripts. */
  readonly sent?: { readonly outcome: TipsOutcome; readonly email: string };
}

/** One email address for health tips. Without scripts the wellness page takes it. */
export function TipsForm({ sent }: TipsFormProps) {
  const [state, setState] = useState<TipsState>(sent?.outcome ?? 'idle');
  const [submissionKey] = useState(() => crypto.randomUUID?.() ?? String(Math.random()));
  const isSubmitting = state === 'submitting';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const email = emailOf(new FormData(form));
    if (email === '') {
      setState('empty');
      form.querySelector<HTMLElement>('[name=email]')?.focus();
      return;
    }
    setState('submitting');
    setState(await sendTips(email, submissionKey));
  }

  if (state === 'sent') {
    return (
      <output className="tips__thanks">
        <Icon name="circle-check" />
        {tipsMessages.sent}
      </output>
    );
  }
  return (
    <form
      className="tips"
      toolname="tips"
      tooldescription="Get personal health tips by email"
      method="post"
      action={wellnessPath}
      onSubmit={(event) => void submit(event)}
    >
      <TipsNote />
      <Field
        label="Email address"
        type="email"
        name="email"
        autoComplete="email"
        aria-required="true"
        defaultValue={sent?.email}
        error={state === 'empty' ? tipsMessages.empty : undefined}
      />
      <div role="alert">
        {state === 'failed' && (
          <p className="tips__failure">
            <Icon name="circle-alert" size={20} />
            {tipsMessages.failed}
          </p>
        )}
      </div>
      <Trap />
      <input type="hidden" name="tool" value="tips" />
      <SendingContext value={isSubmitting}>
        <SendButton>Send me tips</SendButton>
      </SendingContext>
    </form>
  );
}
