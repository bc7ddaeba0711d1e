import { use, type MouseEvent, type Ref } from 'react';
import type { FieldErrors } from '#app/kernel/form-answer.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { fieldId, FormContext } from './form-context.ts';

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
