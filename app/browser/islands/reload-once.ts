const storageKey = 'reloaded-for';

/** Whether this tab has loaded the page again for this failure already; notes that it does now. */
export function hasReloadedFor(failure: string): boolean {
  const mark = `${location.pathname} ${failure}`;
  try {
    if (sessionStorage.getItem(storageKey) === mark) return true;
    sessionStorage.setItem(storageKey, mark);
    return false;
  } catch {
    return true;
  }
}
