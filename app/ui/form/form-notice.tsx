import { use, type ReactNode, type Ref, type MouseEvent } from 'react';
import { minutesInWords } from '#app/kernel/numbers.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { FieldErrors } from '#app/kernel/form-answer.ts';
import type { SentAnswer } from './use-sending.ts';
import { fieldId, FormContext } from './form-context.ts';

type Failure = Exclude<SentAnswer, { readonly kind: 'saved' | 'invalid' }>;

interface FormNoticeProps {
  readonly answer: Failure;
  readonly otherWays: ReactNode;
  readonly ref: Ref<HTMLDivElement>;
}

/** Says why a form was not accepted, and that nothing typed is lost. Takes the focus. */
export function FormNotice({ answer, otherWays, ref }: FormNoticeProps) {
  const { title, advice } = wordsFor(answer);
  return (
    <div
      ref={ref}
      className={answer.kind === 'queued' ? 'form__problem form__problem--queued' : 'form__problem'}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a reload, says why at once
      autoFocus
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
    case 'failed':
      return answer.isOffline
        ? {
            title: 'You seem to be offline',
            advice: 'Your answers are still here. Send them when you’re back online.',
          }
        : {
            title: 'We couldn’t send your form',
            advice: 'Your answers are still here. Send them again in a moment.',
          };
  }
}

interface ErrorSummaryProps {
  readonly errors: FieldErrors;
  readonly ref: Ref<HTMLDivElement>;
}

/** Lists a form's errors above it, each linked to its field. Takes the focus. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const formId = use(FormContext)?.id ?? '';
  const entries = Object.entries(errors);
  return (
    <section
      ref={ref}
      className="form__problem"
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
              <a href={`#${fieldId(formId, name)}`} onClick={goToField}>
                {error}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Scrolls the label into view too, and adds no history entry. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('.field') ?? field).scrollIntoView({ block: 'nearest' });
}
