import { use, type ReactNode, type Ref } from 'react';
import { minutesInWords } from '#app/kernel/numbers.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { SaveFailure } from '#app/kernel/form-answer.ts';
import { fieldId, FormContext } from './form-context.ts';
import { goToField } from './go-to-field.ts';

type Failure =
  | SaveFailure
  /** `queued`: without a network, saved on the device and sent from there. */
  | { readonly kind: 'queued' | 'offline' | 'failed' | 'too-large' };

interface FormNoticeProps {
  readonly answer: Failure;
  readonly otherWays: ReactNode;
  /** Until a script finds out that it holds. */
  readonly isHidden?: boolean;
}

/** Says why a form was not accepted, and that nothing typed is lost. Takes the focus. */
export function FormNotice({ answer, otherWays, isHidden = false }: FormNoticeProps) {
  const { title, advice } = wordsFor(answer);
  return (
    <div
      className={
        answer.kind === 'queued'
          ? 'media media--close form__problem form__problem--queued'
          : 'media media--close form__problem'
      }
      role="alert"
      tabIndex={-1}
      hidden={isHidden}
      data-notice={isHidden ? answer.kind : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a reload, says why at once
      autoFocus={!isHidden}
    >
      <Icon name={answer.kind === 'queued' ? 'clock' : 'circle-alert'} />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{advice}</p>
        {otherWays}
      </div>
    </div>
  );
}

function wordsFor(answer: Failure): { readonly title: string; readonly advice: string } {
  switch (answer.kind) {
    case 'too-many':
      return {
        title: 'Too many forms have been sent from your network',
        advice: `Your answers are still here. Try again in ${minutesInWords(answer.retryAfterSeconds)}.`,
      };
    case 'too-large':
      return {
        title: 'That is too long to send',
        advice: 'Your answers are still here. Shorten your text and send it again.',
      };
    case 'unavailable':
      return {
        title: 'Error submitting form, please try again',
        advice: 'We couldn’t save your form. Your answers are still here.',
      };
    case 'queued':
      return {
        title: 'You seem to be offline',
        advice:
          'We’ve saved your form on this device and will send it when you’re back online. You can close this page.',
      };
    case 'offline':
      return {
        title: 'You seem to be offline',
        advice: 'Your answers are still here. Send them when you’re back online.',
      };
    case 'failed':
      return {
        title: 'We couldn’t send your form',
        advice: 'Your answers are still here. Send them again in a moment.',
      };
  }
}

/** Lists the errors of the form around it, if it has any, each linked to its field. Takes the focus. */
export function ErrorSummary({ ref }: { readonly ref?: Ref<HTMLDivElement> }) {
  const { id: formId, errors } = use(FormContext) ?? { id: '', errors: {} };
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <section
      ref={ref}
      className="media media--close form__problem"
      aria-labelledby={`${formId}-problem`}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a reload, says at once why
      autoFocus
    >
      <Icon name="circle-alert" />
      <div>
        <h2 id={`${formId}-problem`}>There is a problem</h2>
        <ul>
          {entries.map(([name, error]) => (
            <li key={name}>
              <a
                href={`#${fieldId(formId, name)}`}
                onClick={({ nativeEvent }) => goToField(nativeEvent)}
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
