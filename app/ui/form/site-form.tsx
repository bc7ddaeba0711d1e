import { useEffect, useRef, type ReactNode } from 'react';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { useSending, type LoadSchema } from './use-sending.ts';
import { ErrorSummary, FormNotice } from './form-notice.tsx';
import { FormContext, SendingContext } from './form-context.ts';
import { Honeypot } from './honeypot.tsx';

export type SavedAnswer = Extract<FormAnswer, { readonly kind: 'saved' }>;

interface SiteFormProps {
  /** Unique on the page; the prefix of its fields' ids. */
  readonly id: string;
  /** Tells browser agents what the form does; its id is the tool's name. */
  readonly tool?: string;
  readonly action: string;
  readonly loadSchema: LoadSchema;
  readonly answer: FormAnswer | undefined;
  /** Takes the form's place once it is saved. */
  readonly thanks: (answer: SavedAnswer) => ReactNode;
  readonly otherWays?: ReactNode;
  readonly children: ReactNode;
}

/** A form: posted without scripts, sent in place with them; uncontrolled, to keep early input. */
export function SiteForm(props: SiteFormProps) {
  const { id, tool, action, loadSchema, answer: sent, thanks, otherWays, children } = props;
  const { answer, isSending, warmUp, onSubmit } = useSending(loadSchema, sent);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== sent) message.current?.focus();
  }, [answer, sent]);

  if (answer?.kind === 'saved') {
    return (
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a reload, says so at once
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
        // The field and the summary show errors, not the browser's bubbles.
        noValidate
        onFocus={() => void warmUp()}
        onInput={() => void warmUp()}
        onSubmit={(event) => void onSubmit(event)}
      >
        {answer?.kind === 'invalid' && <ErrorSummary ref={message} errors={answer.errors} />}
        {answer && answer.kind !== 'invalid' && (
          <FormNotice ref={message} answer={answer} otherWays={otherWays} />
        )}
        <Honeypot />
        <SendingContext value={isSending}>{children}</SendingContext>
        <output className="visually-hidden">{isSending && 'Sending'}</output>
      </form>
    </FormContext>
  );
}
