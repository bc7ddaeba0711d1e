import { formatDay } from '#app/kernel/days.ts';
import { formFields } from '#app/kernel/form-answer.ts';
import { draftStorageKey, forgetDraft } from './draft-storage.ts';
import { readDraft, type Draft } from './draft.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Since the last change; a tab that is left open, or opened again by the browser, keeps no more. */
const draftLifeMs = 30 * dayMs;
/** Beside the draft's own fields; no form has it. */
const expiryName = 'expiresAt';

/** Stores the form's values for the visit, except consent, which is given each time. */
export function saveDraft(form: HTMLFormElement): void {
  const draft = Object.entries(readDraft(new FormData(form))).filter(
    ([name]) => !name.startsWith('consent'),
  );
  try {
    const expiry = { [expiryName]: String(Date.now() + draftLifeMs) };
    const saved = { ...Object.fromEntries(draft), ...expiry };
    sessionStorage.setItem(draftStorageKey, JSON.stringify(saved));
  } catch {
    // Storage may be full or forbidden; the form carries the draft anyway.
  }
}

/** Finds the draft stored earlier in this visit; deletes it once it has expired. */
export function findSavedDraft(): Draft | undefined {
  const saved = readStorage();
  if (!saved) return undefined;
  if (expiryOf(saved) <= Date.now()) {
    forgetDraft();
    return undefined;
  }
  return readDraft(saved);
}

/** Writes the day until which a draft is kept that is stored now, such as "23 December 2026". */
export function draftKeptUntil(): string {
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
