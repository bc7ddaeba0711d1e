/** Makes a pause button offer its next action, pause or play. */
export function showPaused(button: Element, isPaused: boolean): void {
  const label = button.getAttribute('aria-label') ?? '';
  button.setAttribute('aria-label', label.replace(/^\w+/, isPaused ? 'Play' : 'Pause'));
  button.toggleAttribute('data-stopped', isPaused);
}
