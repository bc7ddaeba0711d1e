import type { ReactNode, Ref } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { SentAnswer } from './send-form.ts';

/** An answer that says nothing of single fields. */
type Setback = Exclude<SentAnswer, { readonly kind: 'kept' | 'invalid' }>;

interface FormNoticeProps {
  readonly answer: Setback;
  readonly otherWays: ReactNode;
  readonly ref: Ref<HTMLDivElement>;
}

/** Why a form was not taken, and that nothing typed is lost. Takes the focus. */
export function FormNotice({ answer, otherWays, ref }: FormNoticeProps) {
  const { title, advice } = wordsFor(answer);
  return (
    <div
      ref={ref}
      className={
        answer.kind === 'waiting' ? 'form__problem form__problem--waiting' : 'form__problem'
      }
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the page comes anew it says why at once
      autoFocus
    >
      <Icon name={answer.kind === 'waiting' ? 'clock' : 'circle-alert'} />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{advice}</p>
        {answer.kind !== 'too-quick' && otherWays}
      </div>
    </div>
  );
}

function wordsFor(answer: Setback): { readonly title: string; readonly advice: string } {
  switch (answer.kind) {
    case 'too-quick':
      return {
        title: 'Please send it once more',
        advice:
          'That was quicker than people type, so we ask again. All your answers are still here.',
      };
    case 'too-many':
      return {
        title: 'A lot was sent from your network just now',
        advice: `Your answers are still here. Please send them again in ${inWords(answer.retryAfterSeconds)}.`,
      };
    case 'unavailable':
      return {
        title: 'Error submitting form, please try again',
        advice: 'We could not keep it this time. Your answers are still here.',
      };
    case 'waiting':
      return {
        title: 'You seem to be offline',
        advice:
          'What you wrote waits on this device and is sent by itself, once, when you are connected again. You can close this page.',
      };
    case 'failed':
      return answer.isOffline
        ? {
            title: 'You seem to be offline',
            advice: 'Your answers are still here. Send them once you are connected again.',
          }
        : {
            title: 'It did not get through',
            advice: 'Your answers are still here. Please send them again in a moment.',
          };
  }
}

function inWords(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  return `${Math.ceil(seconds / 60)} minutes`;
}
