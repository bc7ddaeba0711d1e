const loaders = new Map<string, () => Promise<void>>();

/** Makes a page known by the name that its server-rendered HTML carries. */
export function registerSentPage(name: string, load: () => Promise<void>): void {
  loaders.set(name, load);
}

/**
 * Loads the code of the page that the server has sent. To be awaited before hydration: a page that
 * suspends while it hydrates is thrown away by React as soon as anything around it changes.
 */
export async function loadSentPage(): Promise<void> {
  const sent = document.querySelector('[data-page-chunk]')?.getAttribute('data-page-chunk');
  await loaders.get(sent ?? '')?.();
}
