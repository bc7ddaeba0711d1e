import { useEffect, useEffectEvent, type RefObject } from 'react';
import { controlNames, type Draft } from './draft.ts';
import { draftKeptUntil, findSavedDraft } from './saved-draft.ts';
import { findStep, type StepId } from '../steps/steps.ts';
import type { Steps } from '../use-steps.ts';

/**
 * Restores the draft after a reload, and the step in the address on back and forward. The server
 * returns the step as if it had been sent.
 * @param isAnswered the page answers a step sent without scripts, which takes precedence
 */
export function useRestoredDraft(
  form: RefObject<HTMLFormElement | null>,
  { view, send }: Steps,
  isAnswered: boolean,
): void {
  function restore(saved: Draft, typed: Draft, step: StepId, keptUntil?: string): void {
    const controls = { [controlNames.step]: 'who', [controlNames.go]: step };
    const body = new URLSearchParams({ ...saved, ...typed, ...controls });
    send({
      address: window.location.pathname + window.location.search,
      body,
      way: 'return',
      keptUntil,
    });
  }

  const begin = useEffectEvent(() => {
    const saved = findSavedDraft();
    if (isAnswered || !saved || !form.current) return;
    const parameters = new URLSearchParams(window.location.search);
    const step = findStep(parameters.get('step'));
    // A link from the calculator overrides the stored choice; a plain return does not.
    const asked = parameters.has('who') && step === undefined ? view.draft : {};
    const typed = { ...withoutEmpty(asked), ...changedFields(form.current) };
    const keptUntil = holdsAnswers(saved, view.draft) ? draftKeptUntil() : undefined;
    restore(saved, typed, step ?? 'who', keptUntil);
  });
  const follow = useEffectEvent(() => {
    const named = new URLSearchParams(window.location.search).get('step') ?? 'who';
    const step = findStep(named);
    // In-page links create history entries too.
    if (step !== undefined && step !== view.step) restore(findSavedDraft() ?? view.draft, {}, step);
  });
  useEffect(() => {
    begin();
    const onPopState = () => follow();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
}

/** Tells whether a draft has more than the choices that the page starts with. */
function holdsAnswers(saved: Draft, start: Draft): boolean {
  return Object.entries(saved).some(([name, value]) => value !== (start[name] ?? ''));
}

function withoutEmpty(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));
}

/** Returns what was typed before scripts started. */
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
