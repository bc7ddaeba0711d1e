/** In session storage, which ends with the visit and is not shared between tabs. */
export const draftStorageKey = 'enrolment';

/** Deletes the draft. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftStorageKey);
  } catch {
    // Storage may be forbidden; then nothing was stored.
  }
}
