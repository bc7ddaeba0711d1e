/** Shows the kilobytes that this page has loaded so far. */
class PageWeightElement extends HTMLElement {
  private observer: PerformanceObserver | undefined;

  connectedCallback(): void {
    this.observer = new PerformanceObserver(() => this.update());
    this.observer.observe({ type: 'resource' });
    this.update();
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
  }

  private update(): void {
    this.textContent = `This page has used ${usedKilobytes()} kB of your data.`;
  }
}

/** Files from the browser's cache count as zero. */
function usedKilobytes(): number {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const bytes = entries.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return Math.ceil(bytes / 1000);
}

customElements.define('page-weight', PageWeightElement);
