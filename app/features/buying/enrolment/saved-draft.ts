import { formFields } from '#app/kernel/form-data/form-fields.ts';
import { draftStorageKey } from './draft-storage.ts';
import { readDraft, type Draft } from './draft.ts';

/** Keeps the form's values for the visit, except consent, which is ticked each time. */
export function saveDraft(form: HTMLFormElement): void {
  const draft = Object.entries(readDraft(new FormData(form))).filter(
    ([name]) => !name.startsWith('consent'),
  );
  try {
    sessionStorage.setItem(draftStorageKey, JSON.stringify(Object.fromEntries(draft)));
  } catch {
    // Storage may be full or forbidden: the form itself carries the draft all the same.
  }
}

/** What was filled in earlier in this visit. */
export function findSavedDraft(): Draft | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(draftStorageKey) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    const texts = Object.entries(saved).filter(([, value]) => typeof value === 'string');
    return readDraft(new URLSearchParams(texts as [string, string][]));
  } catch {
    return undefined;
  }
}

function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}

/**
 * Puts back what was typed into this very step before the page was loaded again; a field that holds
 * something stays.
 */
export function fillFromSaved(form: HTMLFormElement): void {
  const saved = findSavedDraft();
  const key = new FormData(form).get(formFields.submissionKey);
  const isSame = key !== null && saved?.[formFields.submissionKey] === key;
  // The answer to a step that was sent before the code came has another key each time.
  if (!saved || !(isSame || isReloaded())) return;
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement && !/radio|checkbox/.test(field.type);
    if (!isText && !(field instanceof HTMLSelectElement)) continue;
    if (field.value === '') field.value = saved[field.name] ?? '';
  }
}
