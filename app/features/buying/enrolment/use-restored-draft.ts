import { useEffect, useEffectEvent, type RefObject } from 'react';
import { controlNames, type Draft } from './draft.ts';
import { findSavedDraft } from './saved-draft.ts';
import { findStep, type StepId } from './steps.ts';
import type { Steps } from './use-steps.ts';

/**
 * Goes on where the visit was left after a reload, and to the step that the address names on the way
 * back and forward. The server shows the step, as if it had been sent.
 * @param isAnswered a step was sent without scripts: its answer is what counts
 */
export function useRestoredDraft(
  form: RefObject<HTMLFormElement | null>,
  { view, send }: Steps,
  isAnswered: boolean,
): void {
  function restore(saved: Draft, typed: Draft, step: StepId): void {
    const controls = { [controlNames.step]: 'who', [controlNames.go]: step };
    const body = new URLSearchParams({ ...saved, ...typed, ...controls });
    send({ address: window.location.pathname + window.location.search, body, way: 'return' });
  }

  const begin = useEffectEvent(() => {
    const saved = findSavedDraft();
    if (isAnswered || !saved || !form.current) return;
    const parameters = new URLSearchParams(window.location.search);
    const step = findStep(parameters.get('step'));
    // A link from the calculator says whom for; a mere return does not.
    const asked = parameters.has('who') && step === undefined ? view.draft : {};
    restore(saved, { ...withoutEmpty(asked), ...changedFields(form.current) }, step ?? 'who');
  });
  const follow = useEffectEvent(() => {
    const named = new URLSearchParams(window.location.search).get('step') ?? 'who';
    const step = findStep(named);
    // Links within the page are steps of the browser's history too.
    if (step !== undefined && step !== view.step) restore(findSavedDraft() ?? view.draft, {}, step);
  });
  useEffect(() => {
    begin();
    // The event itself says nothing that the address does not.
    const onPopState = () => follow();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
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
