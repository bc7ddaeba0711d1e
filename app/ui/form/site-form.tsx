import { useEffect, useRef, type ReactNode } from 'react';
import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import type { LoadSchema } from './check-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormContext } from './form-context.ts';
import { FormNotice } from './form-notice.tsx';
import { SendingContext } from './sending-context.ts';
import { Trap } from './trap.tsx';
import { useSending } from './use-sending.ts';

export type Kept = Extract<FormAnswer, { readonly kind: 'kept' }>;

interface SiteFormProps {
  /** Unique on the page; begins its fields' ids. */
  readonly id: string;
  /** What it does, in a sentence for browser agents; its id is the tool's name. */
  readonly tool?: string;
  /** The address of the page whose action takes it. */
  readonly action: string;
  readonly loadSchema: LoadSchema;
  /** What the server said to this form, where it was sent without scripts. */
  readonly answer: FormAnswer | undefined;
  /** Takes the form's place once what was sent is kept. */
  readonly thanks: (kept: Kept) => ReactNode;
  /** Other ways to reach a person, for when sending fails. */
  readonly otherWays?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form. Without scripts the browser posts it and the page comes again with the answer; with
 * scripts it is checked at once, sent from where it is, and what was typed stays whatever happens.
 * Its fields are not controlled, so that what is typed before the scripts start stays too.
 */
export function SiteForm(props: SiteFormProps) {
  const { id, tool, action, loadSchema, answer: sent, thanks, otherWays, children } = props;
  const { answer, isSending, warmUp, onSubmit } = useSending(loadSchema, sent);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== sent) message.current?.focus();
  }, [answer, sent]);

  if (answer?.kind === 'kept') {
    return (
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the page comes anew it says so at once
      <div ref={message} className="form" tabIndex={-1} autoFocus={answer === sent}>
        {thanks(answer)}
      </div>
    );
  }
  const errors = answer?.kind === 'invalid' ? answer.errors : {};
  const values = sent && 'values' in sent ? sent.values : {};
  return (
    <FormContext value={{ id, errors, values }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices a touch */}
      <form
        className="form"
        id={id}
        action={action}
        method="post"
        toolname={tool && id}
        tooldescription={tool}
        // Our own words at the field and in the summary, not the browser's bubbles.
        noValidate
        onFocus={() => void warmUp()}
        onInput={() => void warmUp()}
        onSubmit={(event) => void onSubmit(event)}
      >
        {answer?.kind === 'invalid' && <ErrorSummary ref={message} errors={answer.errors} />}
        {answer && answer.kind !== 'invalid' && (
          <FormNotice ref={message} answer={answer} otherWays={otherWays} />
        )}
        <Trap />
        <SendingContext value={isSending}>{children}</SendingContext>
        <output className="visually-hidden">{isSending && 'Sending'}</output>
      </form>
    </FormContext>
  );
}
