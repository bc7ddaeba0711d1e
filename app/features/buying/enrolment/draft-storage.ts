/** In the browser's session storage: it ends with the visit, and no other tab sees it. */
export const draftStorageKey = 'enrolment';

/** Forgets what was filled in: the server keeps the enrolment now. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftStorageKey);
  } catch {
    // Then there is nothing.
  }
}
