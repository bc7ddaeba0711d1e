import type { ReactNode } from 'react';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { ErrorSummary, FormNotice } from './form-notice.tsx';
import { FormContext } from './form-context.ts';
import { Honeypot } from './honeypot.tsx';
import { UnsentNotices } from './unsent-notices.tsx';

export type SavedAnswer = Extract<FormAnswer, { readonly kind: 'saved' }>;

interface SiteFormProps {
  /** Unique on the page, and the same on the page that answers; the prefix of its fields' ids. */
  readonly id: string;
  /** Tells browser agents what the form does; its id is the tool's name. */
  readonly tool?: string;
  /** Left out where the form posts to the present address. */
  readonly action?: string;
  readonly answer: FormAnswer | undefined;
  /** Takes the form's place once it is saved. */
  readonly thanks: (answer: SavedAnswer) => ReactNode;
  readonly otherWays?: ReactNode;
  /** Without a network, waits on the device; not where something else than its thanks may answer. */
  readonly mayWait?: boolean;
  readonly children: ReactNode;
}

/** A form that is only sent: plain HTML, answered by its page, in place where scripts run. */
export function SiteForm(props: SiteFormProps) {
  const { id, answer, thanks, mayWait = true } = props;
  return (
    <form-in-place data-form={id} data-queue={mayWait ? '' : undefined}>
      {answer?.kind === 'saved' ? (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a reload, says so at once
        <div className="form" tabIndex={-1} autoFocus>
          {thanks(answer)}
        </div>
      ) : (
        <UnsentForm {...props} answer={answer} />
      )}
    </form-in-place>
  );
}

interface UnsentFormProps extends SiteFormProps {
  readonly answer: Exclude<FormAnswer, SavedAnswer> | undefined;
}

function UnsentForm({ id, tool, action, answer, otherWays, children }: UnsentFormProps) {
  const errors = answer?.kind === 'invalid' ? answer.errors : {};
  return (
    <FormContext value={{ id, errors, values: answer?.values ?? {} }}>
      <form
        className="form"
        id={id}
        action={action}
        method="post"
        toolname={tool && id}
        tooldescription={tool}
        // The field and the summary show all errors at once and in our words, unlike bubbles.
        noValidate
      >
        <ErrorSummary />
        {answer && answer.kind !== 'invalid' && (
          <FormNotice answer={answer} otherWays={otherWays} />
        )}
        <UnsentNotices otherWays={otherWays} />
        <Honeypot />
        {children}
        <output className="visually-hidden" data-sending="" />
      </form>
    </FormContext>
  );
}
