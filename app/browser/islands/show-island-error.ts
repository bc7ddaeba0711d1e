import { islandErrorId } from '#app/ui/island/island-error-id.ts';
import { hasReloadedFor } from './reload-once.ts';

/**
 * Shows the error screen's words in an island's place; the rest of the page stays readable. Code
 * that is gone after a new version was put in place is looked for once more by loading the page again.
 */
export function showIslandError(element: Element, error: unknown): void {
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('Loading chunk') && navigator.onLine && !hasReloadedFor(message)) {
    location.reload();
    return;
  }
  const template = document.getElementById(islandErrorId);
  if (!(template instanceof HTMLTemplateElement)) return;
  const words = template.content.cloneNode(true) as DocumentFragment;
  const detail = words.querySelector('code');
  if (detail) detail.textContent = message;
  words.querySelector('button')?.addEventListener('click', () => location.reload());
  element.replaceChildren(words);
}
