import { isDataCostly } from '#app/ui/device-preferences.ts';
import { onFirstGesture, whenIdle, whenLoaded } from '../start-when.ts';
import { holdEvents, type HeldEvents } from './hold-events.ts';
import { errorWords, loadIsland } from './load-island.ts';

/** Starts an island this far outside the window. */
const nearMargin = '200px';
/** Specification, section 9. */
const chunkTimeoutMs = 120_000;

/** Hydrates an island near the window when idle, or at the first touch where data is costly. */
class SiteIsland extends HTMLElement {
  // Declared only: every page would load the code that sets them to undefined.
  declare private isStarted: boolean | undefined;
  declare private held: HeldEvents | undefined;
  declare private notice: Element | undefined;

  connectedCallback(): void {
    if (this.held) return;
    const start = () => void this.start();
    this.held = holdEvents(this, start);
    onFirstGesture(this, start);
    // With the data saver, the first touch fetched this script and was over before it came.
    if (this.contains(document.activeElement)) start();
    else if (this.getAttribute('start') === 'near' && !isDataCostly()) this.startWhenNear(start);
  }

  private startWhenNear(start: () => void): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        whenLoaded(() => whenIdle(start));
      },
      { rootMargin: nearMargin },
    );
    observer.observe(this);
  }

  private async start(): Promise<void> {
    if (this.isStarted) return;
    this.isStarted = true;
    const timer = setTimeout(() => this.sayMissing(), chunkTimeoutMs);
    try {
      await loadIsland(this);
      this.notice?.remove();
      await this.held?.replay();
    } catch (cause) {
      this.sayMissing(cause);
      this.startAgain();
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits until the network is back or somebody needs it. */
  private startAgain(): void {
    this.isStarted = false;
    const start = () => void this.start();
    addEventListener('online', start, { once: true });
    onFirstGesture(this, start);
  }

  /** Leaves to the browser what was sent, and the rest as it is: it works without scripts. */
  private sayMissing(cause?: unknown): void {
    this.held?.release();
    if (this.notice || this.dataset['quiet'] !== undefined) return;
    const failure = new Error(`Loading chunk ${this.getAttribute('name')} failed`, { cause });
    this.notice = errorWords(failure, 'missing');
    this.prepend(this.notice);
  }
}

customElements.define('site-island', SiteIsland);
