import { use, type MouseEvent, type Ref } from 'react';
import type { FieldErrors } from '#app/kernel/form-data/form-answer.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { fieldId, FormContext } from './form-context.ts';

interface ErrorSummaryProps {
  readonly errors: FieldErrors;
  readonly ref: Ref<HTMLDivElement>;
}

/** All that is wrong with a form, above it; each line leads to its field. Takes the focus. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const formId = use(FormContext)?.id ?? '';
  const entries = Object.entries(errors);
  return (
    <section
      ref={ref}
      className="form__problem"
      aria-labelledby={`${formId}-problem`}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a page that comes anew says at once why
      autoFocus
    >
      <Icon name="circle-alert" />
      <div>
        <h2 id={`${formId}-problem`}>
          {entries.length === 1
            ? 'One answer needs another look'
            : 'Some answers need another look'}
        </h2>
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

/** Also scrolls the label into view, and adds no step to the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('.field') ?? field).scrollIntoView({ block: 'nearest' });
}
