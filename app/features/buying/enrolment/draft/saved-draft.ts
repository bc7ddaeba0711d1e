import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { formatDay } from '#app/kernel/days.ts';
import { formFields } from '#app/kernel/form-answer.ts';
import { draftStorageKey, forgetDraft } from './draft-storage.ts';
import { readDraft, controlNames, type Draft } from './draft.ts';
import { findStep, type StepId } from '../steps/enrolment-steps.tsx';
import type { Steps } from '../use-steps.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Since the last change; a tab that is left open, or opened again by the browser, keeps no more. */
const draftLifeMs = 30 * dayMs;
/** Beside the draft's own fields; no form has it. */
const expiryName = 'expiresAt';

/** Stores the form's values for the visit, except consent, which is given each time. */
export function saveDraft(form: HTMLFormElement): void {
  storeDraft(readDraft(new FormData(form)));
}

function storeDraft(draft: Draft): void {
  const kept = Object.entries(draft).filter(([name]) => !name.startsWith('consent'));
  try {
    const expiry = { [expiryName]: String(Date.now() + draftLifeMs) };
    const saved = { ...Object.fromEntries(kept), ...expiry };
    sessionStorage.setItem(draftStorageKey, JSON.stringify(saved));
  } catch {
    // Storage may be full or forbidden; the form carries the draft anyway.
  }
}

/** Finds the draft stored earlier in this visit; deletes it once it has expired. */
export function findSavedDraft(): Draft | undefined {
  const saved = readStorage();
  if (!saved) return undefined;
  // An expiry that is no number has come too.
  if (!(expiryOf(saved) > Date.now())) {
    forgetDraft();
    return undefined;
  }
  return readDraft(saved);
}

/** Writes the day until which a draft is kept that is stored now, such as "23 December 2026". */
function draftKeptUntil(): string {
  return formatDay(new Date(Date.now() + draftLifeMs).toISOString());
}

function readStorage(): URLSearchParams | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(draftStorageKey) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    const texts = Object.entries(saved).filter(([, value]) => typeof value === 'string');
    return new URLSearchParams(texts as [string, string][]);
  } catch {
    return undefined;
  }
}

/** A draft stored by an earlier release names no time: its 30 days begin now. */
function expiryOf(saved: URLSearchParams): number {
  return Number(saved.get(expiryName) ?? Date.now() + draftLifeMs);
}

function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}

/** Restores what was typed in this step before a reload; never overwrites a field. */
export function fillFromSaved(form: HTMLFormElement): void {
  const saved = findSavedDraft();
  const key = new FormData(form).get(formFields.submissionKey);
  const isSame = key !== null && saved?.[formFields.submissionKey] === key;
  // Without scripts every answer has a new key, so a reload counts as the same draft too.
  if (!saved || !(isSame || isReloaded())) return;
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement && !/radio|checkbox/.test(field.type);
    if (!isText && !(field instanceof HTMLSelectElement)) continue;
    if (field.value === '') field.value = saved[field.name] ?? '';
  }
}

/**
 * Restores the draft after a reload, and the step in the address on back and forward. The server
 * returns the step as if it had been sent. Until then, what is typed is added to the stored draft.
 * @param isAnswered the page answers a step sent without scripts, which takes precedence
 */
export function useRestoredDraft(
  form: RefObject<HTMLFormElement | null>,
  { view, send }: Pick<Steps, 'view' | 'send'>,
  isAnswered: boolean,
) {
  /** The stored draft, as long as no answer has brought it back. */
  const awaited = useRef<Draft>(undefined);
  const meanwhile = useRef<Draft>({});

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
    awaited.current = saved;
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

  /** Stores the form after typing. */
  function save(): void {
    if (!form.current) return;
    if (awaited.current) {
      meanwhile.current = changedFields(form.current);
      storeDraft({ ...awaited.current, ...meanwhile.current });
    } else saveDraft(form.current);
  }

  /** Stores the form of a step that has arrived, with what was typed while it was on its way. */
  function take(): void {
    if (!form.current) return;
    if (awaited.current) fillIn(form.current, meanwhile.current);
    awaited.current = undefined;
    saveDraft(form.current);
  }

  return { awaited, save, take };
}

/** Fills in the fields with these names. */
function fillIn(form: HTMLFormElement, values: Draft): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const value = values[field.name];
    if (value === undefined) continue;
    if (!isToggle(field)) field.value = value;
    else if (field.value === value) field.checked = true;
  }
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
