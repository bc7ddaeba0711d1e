import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useSubmit } from 'react-router';
import type { CheckoutView } from './checkout.ts';
import { controlNames, type Draft } from './draft.ts';
import { findSavedDraft } from './saved-draft.ts';
import { findStep } from './steps.ts';

interface Restoring {
  readonly start: CheckoutView;
  /** A step was sent: its answer is what counts. */
  readonly isAnswered: boolean;
}

/**
 * Goes on where the visit was left, after a reload or on the way back. The server shows the step, as
 * if it had been sent.
 */
export function useRestoredDraft(
  form: RefObject<HTMLFormElement | null>,
  { start, isAnswered }: Restoring,
): void {
  const submit = useSubmit();
  const { key, pathname, search } = useLocation();
  const restore = useEffectEvent(() => {
    const saved = findSavedDraft();
    if (isAnswered || !saved || !form.current) return;
    const parameters = new URLSearchParams(search);
    const step = findStep(parameters.get('step'));
    // A link from the calculator says anew whom for; a mere return does not.
    const asked = parameters.has('who') && step === undefined ? start.draft : {};
    const draft = { ...saved, ...withoutEmpty(asked), ...changedFields(form.current) };
    const controls = { [controlNames.step]: 'who', [controlNames.go]: step ?? 'who' };
    void submit(
      { ...draft, ...controls },
      { method: 'post', action: pathname + search, replace: true },
    );
  });
  const restoredKey = useRef<string>(undefined);
  useEffect(() => {
    if (restoredKey.current === key) return;
    restoredKey.current = key;
    restore();
  }, [key]);
}

function withoutEmpty(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
}

/** What was typed before scripts started. */
function changedFields(form: HTMLFormElement): Draft {
  const changed: Record<string, string> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && isToggle(field)) {
      if (field.checked && !field.defaultChecked) changed[field.name] = field.value;
    } else if (field instanceof HTMLInputElement && field.value !== field.defaultValue) {
      changed[field.name] = field.value;
    }
  }
  return changed;
}

function isToggle({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}
